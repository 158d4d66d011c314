-- Segments: who is spoken to, as closed expressions of JSON (contract, office/segments). Each change is a version.

create table segment (
  id bigint generated always as identity primary key,
  name text not null check (btrim(name) <> '' and length(name) <= 80),
  made_by uuid not null references staff,
  made_at timestamptz not null,
  -- Of one that nobody uses.
  removed_by uuid references staff,
  removed_at timestamptz,
  constraint segment_removed_whole check (num_nulls(removed_by, removed_at) in (0, 2))
);
create unique index segment_name_once on segment (lower(name)) where removed_at is null;
create trigger segment_is_kept before delete or truncate on segment
  for each statement execute function row_is_final();
create trigger segment_stays_removed before update on segment
  for each row when (old.removed_at is not null) execute function row_is_final();

create table segment_version (
  segment_id bigint not null references segment,
  version integer not null check (version > 0),
  expression jsonb not null,
  made_by uuid not null references staff,
  because text not null check (btrim(because) <> ''),
  made_at timestamptz not null,
  primary key (segment_id, version)
);
create trigger segment_version_is_final before update or delete or truncate on segment_version
  for each statement execute function row_is_final();

-- What stands on a segment: it is not removed before each of them let go of it.
create table segment_use (
  segment_id bigint not null references segment,
  user_kind text not null check (user_kind in ('offer', 'campaign')),
  user_id text not null,
  -- As people know it.
  name text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (segment_id, user_kind, user_id)
);
create trigger segment_use_is_kept before delete or truncate on segment_use
  for each statement execute function row_is_final();
