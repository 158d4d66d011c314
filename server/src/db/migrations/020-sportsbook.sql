-- Bets at a partner's sportsbook: docs/decisions/012-sportsbook-wallet.md.
alter type transfer_reason add value 'sport_bet';
alter type transfer_reason add value 'sport_win';
alter type transfer_reason add value 'sport_rollback';
alter type transfer_reason add value 'sport_correction';

-- A visit to a partner's page. The token in the frame's address opens nothing but a session.
create table sport_session (
  token_hash bytea primary key,
  partner text not null,
  player_id uuid not null references player,
  -- False until the partner has changed the token of the address for one of its own.
  is_open boolean not null,
  created_at timestamptz not null,
  -- Bets stop here; payouts and rollbacks never do.
  expires_at timestamptz not null,
  log_in_hash bytea not null
);
create index sport_session_of_log_in on sport_session (log_in_hash);
create index sport_session_over on sport_session (expires_at);

-- A bet that was taken, by the partner's number of the order.
create table sport_bet (
  id bigint generated always as identity primary key,
  partner text collate "C" not null,
  order_number text collate "C" not null,
  player_id uuid not null references player,
  currency char(3) not null,
  stake_e5 bigint not null check (stake_e5 > 0),
  -- Paid for it, less what was taken back.
  paid_e5 bigint not null default 0 constraint sport_bet_never_owes check (paid_e5 >= 0),
  -- As the partner tells them; both may be edited.
  possible_win_e5 bigint check (possible_win_e5 >= 0),
  info text not null,
  state text not null check (state in ('open', 'settled', 'returned')),
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  constraint sport_bet_once unique (partner, order_number)
);
create index sport_bet_of_player on sport_bet (player_id, id desc);

-- Every stake, payout, correction, edit and rollback that was answered for good, and the answer. A
-- rollback has no id of its own at the partner: it is named by its order.
create table sport_transaction (
  partner text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('bet', 'win', 'correction', 'edit', 'rollback')),
  order_number text collate "C" not null,
  -- Null for a rollback that came before its bet.
  player_id uuid,
  amount_e5 bigint not null check (amount_e5 >= 0),
  fingerprint bytea not null,
  outcome text not null,
  balance_e5 bigint not null,
  created_at timestamptz not null,
  constraint sport_transaction_once primary key (partner, id)
);
create index sport_transaction_of_order on sport_transaction (partner, order_number);
create index sport_bet_asked_for on sport_transaction (player_id, created_at desc) where kind = 'bet';
create trigger sport_transaction_is_final before update or delete or truncate on sport_transaction
  for each statement execute function row_is_final();
