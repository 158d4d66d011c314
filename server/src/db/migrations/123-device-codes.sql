-- A command line signs in as a person: by a short code, which the person confirms in the browser.
create table staff_device_code (
  id uuid primary key,
  -- Null where nobody of the staff has the name that was typed: the answer does not tell.
  staff_id uuid references staff,
  code_hash bytea not null,
  -- Of the secret by which the command line asks whether it is confirmed.
  poll_hash bytea not null unique,
  -- Of what the command line says of its machine and of the file that keeps the session.
  binding_hash bytea not null,
  machine text not null check (btrim(machine) <> '' and length(machine) <= 60),
  ip text not null,
  agent text not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'taken')),
  decided_at timestamptz,
  constraint staff_device_code_is_decided check ((state = 'waiting') = (decided_at is null)),
  constraint staff_device_code_in_time check (decided_at < expires_at)
);
create index staff_device_code_of_person on staff_device_code (staff_id, expires_at);

-- Of a session that a command line keeps: its machine, and what binds it to that and to its file.
alter table staff_session
  add column machine text,
  add column binding_hash bytea,
  add constraint staff_session_of_machine_whole check (num_nulls(machine, binding_hash) in (0, 2));
