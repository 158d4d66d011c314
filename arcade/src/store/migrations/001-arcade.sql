-- One player at one game in one currency: the thing that has a seed and at most one open round.
create table arcade.seat (
  id uuid primary key,
  user_ref text,
  game_code text not null,
  currency text not null,
  demo_balance_kurus bigint,
  last_started_at timestamptz,
  created_at timestamptz not null,
  constraint seat_is_a_players_or_a_demo check ((user_ref is null) = (demo_balance_kurus is not null)),
  constraint seat_demo_balance_not_negative check (demo_balance_kurus >= 0)
);
create unique index seat_one_per_player_game_and_currency
  on arcade.seat (user_ref, game_code, currency) where user_ref is not null;
create index seat_demo_by_age on arcade.seat (created_at) where user_ref is null;

create table arcade.game_session (
  id uuid primary key,
  token_hash bytea not null unique,
  seat_id uuid not null references arcade.seat,
  operator_token text,
  language text not null check (language in ('tr', 'en')),
  lobby_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_session_by_seat on arcade.game_session (seat_id);

create table arcade.seed_pair (
  id uuid primary key,
  seat_id uuid not null references arcade.seat,
  server_seed text not null,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_one_in_use on arcade.seed_pair (seat_id) where revealed_at is null;
create index seed_pair_by_seat on arcade.seed_pair (seat_id);

create function arcade.seed_pair_keeps_its_word() returns trigger language plpgsql as $$
begin
  if (new.seat_id, new.server_seed, new.commitment, new.client_seed, new.created_at)
     is distinct from
     (old.seat_id, old.server_seed, old.commitment, old.client_seed, old.created_at) then
    raise exception 'a committed seed is never changed';
  end if;
  if new.next_nonce not in (old.next_nonce, old.next_nonce + 1) then
    raise exception 'nonces are counted without a gap';
  end if;
  if old.revealed_at is not null then
    raise exception 'a revealed seed is never used again';
  end if;
  return new;
end $$;
create trigger seed_pair_keeps_its_word before update on arcade.seed_pair
  for each row execute function arcade.seed_pair_keeps_its_word();

create table arcade.round (
  id uuid primary key,
  seat_id uuid not null references arcade.seat,
  session_id uuid not null references arcade.game_session,
  seed_pair_id uuid not null references arcade.seed_pair,
  command_id uuid not null,
  game_code text not null,
  game_version text not null,
  stake_kurus bigint not null check (stake_kurus > 0),
  state text not null check (
    state in ('stake_pending', 'open', 'win_pending', 'settled', 'rollback_pending', 'voided')
  ),
  refusal text,
  -- The wallet's transaction ids, fixed before the first call is made.
  bet_uuid uuid not null unique,
  win_uuid uuid not null unique,
  rollback_uuid uuid not null unique,
  nonce integer,
  outcome jsonb,
  win_kurus bigint,
  balance_after_stake_kurus bigint,
  balance_after_win_kurus bigint,
  attempts integer not null default 0,
  -- When the sweeper may take the round up; null once nothing is left to do.
  due_at timestamptz,
  started_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  constraint round_command_taken_once unique (seat_id, command_id),
  constraint round_nonce_used_once unique (seed_pair_id, nonce),
  constraint round_has_outcome_once_stake_is_taken check (
    (state in ('open', 'win_pending', 'settled'))
    = (nonce is not null and outcome is not null and win_kurus is not null and opened_at is not null)
  ),
  constraint round_closed_has_nothing_due check (
    (state in ('settled', 'voided')) = (closed_at is not null)
    and (closed_at is null or due_at is null)
  )
);
create unique index round_one_open_per_seat on arcade.round (seat_id)
  where state in ('stake_pending', 'open', 'win_pending');
create index round_due on arcade.round (due_at) where due_at is not null;
create index round_by_seat on arcade.round (seat_id, started_at desc);
create index round_by_time on arcade.round (started_at);

create function arcade.round_moves_forward() returns trigger language plpgsql as $$
begin
  if (new.seat_id, new.session_id, new.seed_pair_id, new.command_id, new.game_code,
      new.game_version, new.stake_kurus, new.bet_uuid, new.win_uuid, new.rollback_uuid)
     is distinct from
     (old.seat_id, old.session_id, old.seed_pair_id, old.command_id, old.game_code,
      old.game_version, old.stake_kurus, old.bet_uuid, old.win_uuid, old.rollback_uuid) then
    raise exception 'what a round was started with is never changed';
  end if;
  if old.outcome is not null and
     (new.nonce, new.outcome, new.win_kurus) is distinct from (old.nonce, old.outcome, old.win_kurus) then
    raise exception 'an outcome is never changed';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('stake_pending', 'open'), ('stake_pending', 'voided'), ('stake_pending', 'rollback_pending'),
    ('open', 'win_pending'), ('win_pending', 'settled'), ('rollback_pending', 'voided'),
    ('open', 'settled')
  ) then
    raise exception 'a round cannot go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger round_moves_forward before update on arcade.round
  for each row execute function arcade.round_moves_forward();
