-- What the desk tells everybody: alarms, and who works when (docs/operations.md, The desk).

-- One row for each time that something was wrong. Until it was wrong long enough it has not begun, and may be
-- taken back.
create table alarm (
  id bigint generated always as identity primary key,
  -- As in deploy/prometheus/alerts.yml.
  name text not null check (name ~ '^[A-Z][A-Za-z]{2,39}$'),
  -- The supplier, partner, producer or game that it is about; empty of the whole house.
  about text not null,
  is_critical boolean not null,
  -- The figure that was looked at, as it is or was last.
  value double precision not null,
  held_since timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  owner_id uuid references staff,
  owned_at timestamptz,
  muted_by uuid references staff,
  muted_until timestamptz,
  constraint alarm_owned_whole check (num_nulls(owner_id, owned_at) in (0, 2)),
  constraint alarm_muted_whole check (num_nulls(muted_by, muted_until) in (0, 2)),
  constraint alarm_ends_once_begun check (ended_at is null or began_at is not null)
);
create unique index alarm_open_once on alarm (name, about) where ended_at is null;
create index alarm_by_end on alarm (ended_at) where ended_at is not null;
create trigger alarm_is_kept before delete on alarm
  for each row when (old.began_at is not null) execute function row_is_final();
create trigger alarm_stays_ended before update on alarm
  for each row when (old.ended_at is not null) execute function row_is_final();

-- Who is to be on duty, as what. One that is changed is ended, and another made.
create table staff_shift (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  role text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  made_by uuid not null references staff,
  made_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by uuid references staff,
  constraint staff_shift_has_length check (until_at > from_at and until_at <= from_at + interval '16 hours'),
  constraint staff_shift_ends_whole check (num_nulls(ended_at, ended_by) in (0, 2))
);
create index staff_shift_of_person on staff_shift (staff_id, until_at) where ended_at is null;
create trigger staff_shift_is_kept before delete or truncate on staff_shift
  for each statement execute function row_is_final();
create trigger staff_shift_stays_ended before update on staff_shift
  for each row when (old.ended_at is not null) execute function row_is_final();
