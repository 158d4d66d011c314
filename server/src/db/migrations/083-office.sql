-- People who run the house. Nobody is deleted: what they did keeps their name.
create table staff (
  id uuid primary key,
  -- What is typed at the log-in.
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  full_name text not null check (btrim(full_name) <> ''),
  state text not null default 'invited' check (state in ('invited', 'active', 'suspended')),
  password_hash text,
  totp_sealed bytea,
  -- The last step of thirty seconds whose six digits were taken; each is good once.
  last_step bigint not null default 0,
  -- Rises with each change of what the person may do.
  rights_version integer not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create trigger staff_is_kept before delete or truncate on staff
  for each statement execute function row_is_final();

create table staff_role (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  role text not null,
  -- A lead of the role's desk approves grants of that desk.
  is_lead boolean not null default false,
  given_at timestamptz not null default clock_timestamp(),
  -- Null of the first two people of a house.
  proposal_id bigint,
  ended_at timestamptz,
  ended_by uuid references staff,
  constraint staff_role_ends_whole check (num_nulls(ended_at, ended_by) in (0, 2))
);
create unique index staff_role_held_once on staff_role (staff_id, role) where ended_at is null;

-- What narrows a person's right, or all of them where it names none. All scopes of one kind together allow.
create table staff_scope (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  right_name text,
  kind text not null check (kind in ('segment', 'amount', 'country', 'hours')),
  value jsonb not null,
  given_at timestamptz not null default clock_timestamp(),
  proposal_id bigint not null,
  ended_at timestamptz
);
create index staff_scope_of_person on staff_scope (staff_id) where ended_at is null;

-- Player accounts that are the person's own, a spouse's or a declared relative's.
create table staff_relative (
  staff_id uuid not null references staff,
  player_id text not null,
  declared_at timestamptz not null default clock_timestamp(),
  primary key (staff_id, player_id)
);

-- A right for a while: asked for and approved by another, or taken alone to stop things.
create table staff_elevation (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  right_name text not null,
  kind text not null check (kind in ('asked', 'break_glass')),
  object text,
  reason text not null check (length(btrim(reason)) >= 20),
  minutes integer not null check (minutes between 1 and 60),
  asked_at timestamptz not null default clock_timestamp(),
  -- The session that asked: its end ends the elevation.
  session_id uuid not null,
  approved_by uuid references staff,
  ends_at timestamptz,
  ended_at timestamptz,
  reviewed_by uuid references staff,
  reviewed_at timestamptz,
  constraint staff_elevation_by_another check (approved_by <> staff_id),
  constraint staff_elevation_is_approved check (
    (ends_at is null) = (kind = 'asked' and approved_by is null)),
  constraint staff_elevation_reviewed_by_another check (reviewed_by <> staff_id),
  constraint staff_elevation_review_whole check (num_nulls(reviewed_by, reviewed_at) in (0, 2))
);
create index staff_elevation_of_person on staff_elevation (staff_id, ends_at);

create table staff_session (
  id uuid primary key,
  token_hash bytea not null unique,
  staff_id uuid not null references staff,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  ip text not null,
  agent text not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('log_out', 'idle', 'too_many', 'over', 'ended', 'suspended')),
  constraint staff_session_ends_whole check (num_nulls(ended_at, end_reason) in (0, 2))
);
create index staff_session_open on staff_session (staff_id, started_at) where ended_at is null;

-- Proofs of identity: one right on one object and sum, within five minutes.
create table staff_proof (
  id bigint generated always as identity primary key,
  session_id uuid not null references staff_session,
  right_name text not null,
  object text not null,
  amount_e5 bigint,
  proven_at timestamptz not null default clock_timestamp()
);
create index staff_proof_of_session on staff_proof (session_id, proven_at);

create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index staff_passkey_of_person on staff_passkey (staff_id);

create table staff_challenge (
  challenge_hash bytea primary key,
  -- Null of a log-in.
  staff_id uuid references staff,
  expires_at timestamptz not null
);

-- A link by which a person sets their password and second factor: of an invitation, or after a reset.
create table staff_invite (
  token_hash bytea primary key,
  staff_id uuid not null references staff,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What one person proposes and another decides. The second sees the same facts.
create table office_proposal (
  id bigint generated always as identity primary key,
  right_name text not null,
  object text not null,
  -- What is to be done, and what both people see: a fact that differs at the approval stops it.
  terms jsonb not null,
  facts jsonb not null,
  reason text not null,
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null default clock_timestamp(),
  lapses_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'done', 'withdrawn', 'refused', 'lapsed')),
  decided_at timestamptz,
  constraint office_proposal_is_decided check ((state = 'waiting') = (decided_at is null))
);
create unique index office_proposal_waits_once on office_proposal (right_name, object) where state = 'waiting';
create trigger office_proposal_stays_decided before update on office_proposal
  for each row when (old.state <> 'waiting') execute function row_is_final();

create table office_approval (
  proposal_id bigint not null references office_proposal,
  staff_id uuid not null references staff,
  approved_at timestamptz not null default clock_timestamp(),
  primary key (proposal_id, staff_id)
);
create trigger office_approval_is_final before update or delete or truncate on office_approval
  for each statement execute function row_is_final();

create function approver_is_another() returns trigger language plpgsql as $$
begin
  if exists (select from office_proposal where id = new.proposal_id and proposed_by = new.staff_id) then
    raise exception 'nobody approves what they proposed';
  end if;
  return new;
end $$;
create trigger office_approval_by_another before insert on office_approval
  for each row execute function approver_is_another();

alter table staff_role add constraint staff_role_was_proposed foreign key (proposal_id) references office_proposal;
alter table staff_scope add constraint staff_scope_was_proposed foreign key (proposal_id) references office_proposal;

-- Who has a case open.
create table office_lock (
  object text primary key,
  staff_id uuid not null references staff,
  ends_at timestamptz not null
);
