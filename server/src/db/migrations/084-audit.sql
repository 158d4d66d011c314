-- Who did what in the back office, and what the house decided by itself. Rows are added and never changed.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('staff', 'system', 'command-line')),
  -- A person's id, `system:clock`, `command-line:NAME`.
  actor text not null,
  -- Of a person of the staff: as they were at that moment.
  roles text[],
  elevation text,
  does text not null check (does <> ''),
  right_name text,
  outcome text not null check (outcome in ('done', 'waits', 'refused', 'failed')),
  code text,
  -- `withdrawal:884117`.
  object text,
  player_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  linked text,
  seen jsonb,
  request text,
  session text,
  ip text,
  agent text,
  constraint audit_event_of_staff_has_roles check ((actor_kind = 'staff') = (roles is not null))
);
create index audit_event_of_actor on audit_event (actor, id);
create index audit_event_of_object on audit_event (object, id) where object is not null;
create index audit_event_of_player on audit_event (player_id, id) where player_id is not null;
create index audit_event_of_deed on audit_event (does, id);
create index audit_event_by_time on audit_event (at);
create index audit_event_by_reason on audit_event using gin (to_tsvector('simple', reason)) where reason is not null;
create trigger audit_event_is_final before update or delete or truncate on audit_event
  for each statement execute function row_is_final();

-- The chain: a keyed hash of each event and of the one before it. Its key lies outside the database.
create table audit_seal (
  -- The event's. No reference to it: an event that was removed shall leave its hash.
  id bigint primary key,
  -- The event that was sealed before it; two that follow the same one would be a fork.
  after_id bigint not null unique,
  mac bytea not null,
  constraint audit_seal_goes_forward check (id > after_id)
);
create trigger audit_seal_is_final before update or delete or truncate on audit_seal
  for each statement execute function row_is_final();

-- Sealed events in runs, each with the root of its tree: the leaves of the log whose heads are signed.
create table audit_batch (
  i int primary key,
  -- `zar.example/audit`: as its line says, also once the site has another name.
  log text not null,
  after_id bigint not null unique,
  to_id bigint not null,
  rows int not null check (rows > 0),
  root bytea not null,
  -- Of the last of its events.
  mac bytea not null,
  at timestamptz(3) not null default clock_timestamp(),
  constraint audit_batch_goes_forward check (to_id > after_id)
);
create trigger audit_batch_is_final before update or delete or truncate on audit_batch
  for each statement execute function row_is_final();

create table audit_head (
  id bigint generated always as identity primary key,
  log text not null,
  batches int not null,
  rows bigint not null,
  root bytea not null,
  at timestamptz(3) not null,
  key text not null,
  sig bytea not null
);
create trigger audit_head_is_final before update or delete or truncate on audit_head
  for each statement execute function row_is_final();

-- What each verification of the log came to.
create table audit_check (
  id bigint generated always as identity primary key,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default clock_timestamp(),
  rows bigint not null,
  sealed_to bigint not null,
  findings jsonb not null
);
create trigger audit_check_is_final before update or delete or truncate on audit_check
  for each statement execute function row_is_final();

-- Which deed posted a row of the ledger.
create table posting_cause (
  transfer_key text collate "C" primary key,
  audit_id bigint not null references audit_event
);
create index posting_cause_of_event on posting_cause (audit_id);
create trigger posting_cause_is_final before update or delete or truncate on posting_cause
  for each statement execute function row_is_final();
