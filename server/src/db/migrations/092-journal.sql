-- What a player may see of what was done with them, in a settled order. Facts are derived from the modules' own tables.
create table journal_fact (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  -- Counts the player's facts without holes.
  n int not null check (n > 0),
  -- The row that it tells of: once.
  source text not null unique,
  at timestamptz(3) not null,
  kind text not null,
  -- Null both of a player who was erased: the leaf stays.
  body text,
  salt bytea,
  leaf bytea not null check (length(leaf) = 32),
  unique (player_id, n),
  constraint journal_fact_is_whole check ((body is null) = (salt is null))
);
create trigger journal_fact_is_kept before delete or truncate on journal_fact
  for each statement execute function row_is_final();
create trigger journal_fact_is_final before update on journal_fact
  for each row when (new.body is not null or new.salt is not null
    or (new.id, new.player_id, new.n, new.source, new.at, new.kind, new.leaf)
      is distinct from (old.id, old.player_id, old.n, old.source, old.at, old.kind, old.leaf))
  execute function row_is_final();

-- Up to when each source was read.
create table journal_mark (
  source text primary key,
  at timestamptz not null
);

-- Each change of a player's own limit, as the journal tells it: the limit itself keeps only how it stands.
create table player_limit_change (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  kind text not null,
  period text not null,
  was bigint,
  -- Null where it was taken away.
  most bigint,
  -- A raise is asked for a day before it holds.
  asked_at timestamptz not null,
  at timestamptz not null
);
create index player_limit_change_of_player on player_limit_change (player_id, id);
create index player_limit_change_by_time on player_limit_change (at);
create trigger player_limit_change_is_final before update or delete or truncate on player_limit_change
  for each statement execute function row_is_final();
insert into player_limit_change (player_id, kind, period, was, most, asked_at, at)
  select player_id, kind, period, null, most, changed_at, changed_at from player_limit where not is_of_house;

create function limit_is_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into player_limit_change (player_id, kind, period, was, most, asked_at, at)
      values (old.player_id, old.kind, old.period, old.most, null, coalesce(old.wished_at, clock_timestamp()), clock_timestamp());
    return null;
  end if;
  insert into player_limit_change (player_id, kind, period, was, most, asked_at, at)
    values (new.player_id, new.kind, new.period, case tg_op when 'UPDATE' then old.most end, new.most,
      case when tg_op = 'UPDATE' and new.most > old.most then coalesce(old.wished_at, new.changed_at) else new.changed_at end,
      new.changed_at);
  return null;
end $$;
create trigger player_limit_is_noted after insert on player_limit
  for each row when (not new.is_of_house) execute function limit_is_noted();
create trigger player_limit_change_is_noted after update on player_limit
  for each row when (not new.is_of_house and new.changed_at <> old.changed_at) execute function limit_is_noted();
create trigger player_limit_end_is_noted after delete on player_limit
  for each row when (not old.is_of_house) execute function limit_is_noted();

-- A player's files of evidence, encrypted.
create table evidence_file (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  asked_at timestamptz not null,
  made_at timestamptz(3),
  bytes bigint,
  constraint evidence_file_is_whole check ((made_at is null) = (bytes is null))
);
create unique index evidence_file_asked_once on evidence_file (player_id) where made_at is null;
create index evidence_file_of_player on evidence_file (player_id, id);
create table evidence_file_piece (
  id uuid primary key,
  file_id bigint not null references evidence_file on delete cascade,
  place int not null,
  sealed bytea not null,
  unique (file_id, place)
);
