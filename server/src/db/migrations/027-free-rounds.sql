-- Free rounds that a supplier plays: docs/decisions/018-free-rounds.md.
create table free_rounds_offer (
  id text primary key,
  position int not null,
  is_open boolean not null default true,
  title_tr text not null,
  title_en text not null,
  summary_tr text not null,
  summary_en text not null,
  provider text not null,
  -- An offer may be here before its supplier has listed the game; until then nobody is shown it.
  game_code text not null,
  rounds int not null check (rounds between 1 and 500),
  -- Whole kuruş: no supplier's contract tells a finer stake.
  stake_e5 bigint not null check (stake_e5 > 0 and stake_e5 % 1000 = 0),
  days int not null check (days between 1 and 90)
);

-- One claim, with the terms as they were then.
create table free_rounds (
  id uuid primary key,
  -- In the order they were claimed.
  seq bigint generated always as identity,
  player_id uuid not null references player,
  offer_id text not null,
  personal_no_hmac bytea not null,
  title_tr text not null,
  title_en text not null,
  provider text collate "C" not null,
  game_code text not null,
  rounds int not null,
  stake_e5 bigint not null,
  status text not null check (
    status in ('preparing', 'ready', 'spent', 'expired', 'declined', 'cancelled', 'failed')),
  -- What the supplier names them by in its calls to the wallet, once it has said that it gave them.
  reward text collate "C",
  -- What the supplier is still to be asked, how often it has been, and when it may be again.
  due text check (due in ('award', 'cancel')),
  tries int not null default 0,
  try_at timestamptz,
  -- Why they could not be given.
  failure text,
  claimed_at timestamptz not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  warned_at timestamptz,
  ended_at timestamptz,
  -- Who cancelled them.
  cancelled_by text,
  -- Where a supplier chooses the name itself, ours are known by their beginning.
  constraint free_rounds_begin_apart unique (player_id, game_code, starts_at),
  constraint free_rounds_ready_have_a_name check (status not in ('ready', 'spent') or reward is not null),
  constraint free_rounds_due_at_some_time check ((due is null) = (try_at is null)),
  constraint free_rounds_cancelled_by_somebody check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint free_rounds_failed_for_a_reason check (status <> 'failed' or failure is not null)
);
-- One grant per person, whatever they call themselves (BON-04). What the supplier did not give can be claimed again.
create unique index free_rounds_once_per_person on free_rounds (offer_id, personal_no_hmac) where status <> 'failed';
create unique index free_rounds_of_reward on free_rounds (provider, reward) where reward is not null;
create index free_rounds_of_player on free_rounds (player_id, seq desc);
create index free_rounds_due on free_rounds (try_at) where due is not null;
create index free_rounds_open on free_rounds (expires_at) where status in ('preparing', 'ready', 'spent');

-- A bet or win of which the supplier said that it is one of free rounds, written before the wallet decides
-- it: what of them were played follows from this and from what the wallet took.
create table free_round (
  provider text collate "C" not null,
  transaction_id text collate "C" not null,
  reward text collate "C" not null,
  noted_at timestamptz not null default clock_timestamp(),
  constraint free_round_once primary key (transaction_id, provider)
);
create index free_round_of_reward on free_round (reward, provider);
