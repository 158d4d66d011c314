-- Offers as the office draws them: versions, guardrails and dry runs (docs/operations.md, Offers).

-- Which version of its offer holds now, and was claimed; 0 is one that an installation gave. `segment_id`: for
-- whom it is; null is everybody.
alter table bonus_offer add column version int not null default 0, add column segment_id bigint;
alter table free_rounds_offer add column version int not null default 0, add column segment_id bigint;
alter table bonus add column offer_version int not null default 0;
alter table free_rounds add column offer_version int not null default 0;

-- Every version that somebody of the office drew. What is live stands in the offer's own row as well, which is
-- what players claim.
create table offer_version (
  offer_id text not null,
  version int not null check (version > 0),
  state text not null check (state in ('draft', 'live', 'old')),
  -- Terms, words and segment, and the SHA-256 of them in one order, in hex.
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by uuid not null references staff,
  saved_at timestamptz not null default clock_timestamp(),
  proposed_by uuid references staff,
  published_by uuid references staff,
  published_at timestamptz,
  constraint offer_version_once primary key (offer_id, version),
  constraint offer_version_published_by_two check (
    case when state = 'draft' then num_nonnulls(proposed_by, published_by, published_at) = 0
      else num_nonnulls(proposed_by, published_by, published_at) = 3 and proposed_by <> published_by end)
);
create unique index offer_version_one_draft on offer_version (offer_id) where state = 'draft';
create unique index offer_version_one_live on offer_version (offer_id) where state = 'live';

-- What an offer may come to. Null is no bound. A claim holds the row while it is counted.
create table offer_guard (
  offer_id text primary key,
  budget_e5 bigint check (budget_e5 > 0),
  -- Of one player and a day of Istanbul, over all offers that were claimed.
  player_day_e5 bigint check (player_day_e5 > 0),
  -- The most that may be open at once: bonuses that have not ended, and free rounds.
  exposure_e5 bigint check (exposure_e5 > 0),
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  set_at timestamptz not null default clock_timestamp(),
  constraint offer_guard_by_two check (proposed_by <> set_by)
);

-- Who stopped an offer, until it is published again.
create table offer_stop (
  id bigint generated always as identity primary key,
  offer_id text not null,
  stopped_by uuid not null references staff,
  stopped_at timestamptz not null default clock_timestamp(),
  because text not null check (btrim(because) <> '')
);
create index offer_stop_of_offer on offer_stop (offer_id, id desc);

-- A dry run: exactly these terms on a month that is over.
create table offer_trial (
  id bigint generated always as identity primary key,
  offer_id text not null,
  content jsonb not null,
  content_hash text not null,
  -- yyyy-MM, in Istanbul.
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  seed text not null check (seed <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- In percent.
  progress smallint not null default 0 check (progress between 0 and 100),
  result jsonb,
  asked_by uuid not null references staff,
  asked_at timestamptz not null default clock_timestamp(),
  moved_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  constraint offer_trial_done_has_figures check ((state = 'done') = (result is not null)),
  constraint offer_trial_ended check ((state in ('done', 'failed')) = (ended_at is not null))
);
create index offer_trial_of_terms on offer_trial (offer_id, content_hash, id desc);
