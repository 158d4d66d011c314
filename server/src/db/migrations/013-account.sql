-- A name for a session that can be shown: its hash never leaves the house. And why it ended, for the
-- history; those that ended before this was kept have no reason.
alter table session
  add column id uuid not null default gen_random_uuid() constraint session_id_once unique,
  add column end_reason text
    check (end_reason in ('logout', 'device', 'password', 'player', 'house')),
  add constraint session_end_has_a_time check (end_reason is null or ended_at is not null);

-- A code that was mailed to an address which is to become a player's.
alter table code drop constraint code_purpose_check;
alter table code
  add constraint code_purpose_check check (purpose in ('recovery', 'phone', 'email'));

-- What a player has said yes or no to, as it was said: the newest of a kind holds, and without any the
-- answer is no.
create table consent (
  number bigint generated always as identity primary key,
  player_id uuid not null references player,
  kind text not null check (kind in ('marketing_email', 'marketing_sms')),
  is_given boolean not null,
  -- Which wording was shown, and in which language.
  version text not null,
  locale text not null check (locale in ('tr', 'en')),
  ip text not null,
  created_at timestamptz not null
);
create index consent_of_player on consent (player_id, kind, number desc);

-- The second step of a log-in: a secret that the player's app shares. It counts once it is confirmed.
create table two_step (
  player_id uuid primary key references player,
  -- Encrypted, as whoever knows it makes every code to come.
  secret_sealed bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest step of time whose code was used: neither it nor an older one opens anything again.
  last_step bigint not null default 0,
  constraint two_step_confirmed_by_a_code check (confirmed_at is null or last_step > 0)
);
-- For a lost app: each good once, and known by a keyed hash.
create table recovery_code (
  player_id uuid not null references two_step on delete cascade,
  code_hmac bytea not null,
  spent_at timestamptz,
  primary key (player_id, code_hmac)
);

-- Keys of the player's devices, of which the house knows the public half.
create table passkey (
  id uuid primary key,
  player_id uuid not null references player,
  -- As the authenticator names it, base64url.
  credential_id text not null constraint passkey_credential_once unique,
  -- COSE
  public_key bytea not null,
  -- What the authenticator counts; those that are kept in a cloud say zero for ever.
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_player on passkey (player_id, created_at);
-- What an authenticator is to sign, once and soon.
create table passkey_challenge (
  challenge_hash bytea primary key,
  -- Whose new key it is for; null is a log-in of whoever it turns out to be.
  player_id uuid references player,
  expires_at timestamptz not null
);
create index passkey_challenge_by_age on passkey_challenge (expires_at);
