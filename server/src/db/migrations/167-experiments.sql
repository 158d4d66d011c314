-- A/B of the words of a campaign (docs/operations.md, Segments and campaigns): one for each campaign, begun and ended
-- by two people or by its clock.
create table experiment (
  campaign_id bigint primary key references campaign,
  -- The other words, in both languages.
  words jsonb not null,
  -- Hundredths of the players that read them.
  share int not null check (share between 10 and 50),
  -- Players of both groups, at most.
  size int not null check (size between 100 and 100000),
  ends_at timestamptz not null,
  started_by uuid not null references staff,
  approved_by uuid not null references staff,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('time', 'harm', 'people')),
  -- Counts of both groups as they stood at its end.
  result jsonb,
  constraint experiment_by_two check (started_by <> approved_by),
  constraint experiment_ended_whole check (num_nulls(ended_at, ended_because, result) in (0, 3)),
  constraint experiment_ends_later check (ends_at > started_at)
);
create index experiment_open on experiment (ends_at) where ended_at is null;
create trigger experiment_is_kept before delete or truncate on experiment
  for each statement execute function row_is_final();
create trigger experiment_stays_ended before update on experiment
  for each row when (old.ended_at is not null) execute function row_is_final();

-- Which words a player of an experiment was sent; null of everybody else.
alter table campaign_message add column variant text check (variant in ('a', 'b'));
