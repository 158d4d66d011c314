-- Codes that were sent to a phone or a mailbox. One row for each that asks: a new code takes the place
-- of the one before, which is dead from then on.
create table code (
  purpose text not null check (purpose in ('recovery', 'phone')),
  -- Keyed hash of whom and what the code is for. Names that belong to nobody have rows too.
  subject bytea not null,
  -- Keyed hash of the code together with its purpose and subject.
  code_hmac bytea not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (purpose, subject)
);
create index code_by_age on code (sent_at);

-- The demo phone and mailbox. A box is known by the hash of a secret that only its browser holds, and
-- what lies in it is sealed with that secret: a copy of this table opens nothing.
create table sandbox_box (
  box_hash bytea not null,
  -- Someone who has signed in there: what is sent to anybody else never shows.
  player_id uuid not null references player,
  primary key (box_hash, player_id)
);
create table sandbox_message (
  id uuid primary key,
  -- The order of sending.
  number bigint generated always as identity,
  box_hash bytea not null,
  -- Null when it was for nobody: asking about an unknown name leaves the same trace.
  player_id uuid,
  sealed bytea not null,
  created_at timestamptz not null
);
create index sandbox_message_of_box on sandbox_message (box_hash, number desc);
create index sandbox_message_by_age on sandbox_message (created_at);

-- The trial bonus: one per player, person, phone and device.
create table trial_bonus (
  player_id uuid primary key references player,
  personal_no_hmac bytea not null constraint trial_bonus_person_once unique,
  -- E.164
  phone text not null constraint trial_bonus_phone_once unique,
  device_hash bytea not null constraint trial_bonus_device_once unique,
  amount_e5 bigint not null check (amount_e5 > 0),
  created_at timestamptz not null
);

create table call_request (
  id uuid primary key,
  player_id uuid not null references player,
  name text not null,
  message text not null,
  -- [{type, contact}], type a number of CONTACT_TYPES
  contacts jsonb not null,
  created_at timestamptz not null
);
create index call_request_by_age on call_request (created_at);
create index call_request_of_player on call_request (player_id, created_at desc);
