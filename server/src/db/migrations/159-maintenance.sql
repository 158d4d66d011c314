-- Maintenance that two people announced: between both moments no stake and no deposit is taken. It ends by itself.
create table maintenance (
  id bigint generated always as identity primary key,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- What is done, which players read in their language.
  code text collate "C" not null constraint maintenance_code check (code in ('update', 'move', 'check')),
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  because text not null check (length(btrim(because)) > 0),
  set_at timestamptz not null default clock_timestamp(),
  -- Of one that two people ended before its time, or called off.
  ended_at timestamptz,
  end_proposed_by uuid references staff,
  ended_by uuid references staff,
  ended_because text,
  constraint maintenance_has_a_length check (begins_at < ends_at and ends_at <= begins_at + interval '24 hours'),
  constraint maintenance_by_two check (proposed_by <> set_by),
  constraint maintenance_ended_by_two check (end_proposed_by <> ended_by),
  constraint maintenance_end_is_whole check (
    num_nonnulls(ended_at, end_proposed_by, ended_by, ended_because) in (0, 4)
  ),
  constraint maintenance_one_at_a_time exclude using gist (
    tstzrange(begins_at, greatest(begins_at, least(ends_at, coalesce(ended_at, ends_at)))) with &&
  )
);
create trigger maintenance_is_kept before delete or truncate on maintenance
  for each statement execute function row_is_final();
create trigger maintenance_stays_ended before update on maintenance
  for each row when (old.ended_at is not null) execute function row_is_final();
