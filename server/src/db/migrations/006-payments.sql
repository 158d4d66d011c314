create table payment (
  id uuid primary key,
  -- In the order of arrival.
  seq bigint generated always as identity,
  player_id uuid not null references player,
  -- 1 deposit, 2 withdrawal
  type int not null check (type in (1, 2)),
  method_id int not null,
  amount_e5 bigint not null check (amount_e5 > 0),
  currency char(3) not null,
  -- A number of PAYMENT_STATUS.
  status int not null check (status between 0 and 6),
  -- The gateway's own id, once it has told us.
  gateway_id text constraint payment_gateway_once unique,
  -- What the player typed that the gateway needs; no card number ever (PCI-01).
  detail jsonb not null,
  -- Why it was rejected, as a code.
  reason text,
  -- The player's last transfer when it was made: its place in the history while it has moved nothing.
  ledger_mark bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_of_player on payment (player_id, ledger_mark desc, seq desc);
create index payment_waiting on payment (updated_at) where status in (2, 6);

-- The cashier's share of a player's transfers, found without reading their bets. A bet is not in it.
create index transfer_of_cashier on transfer (player_id, id desc)
  where reason in ('deposit', 'withdrawal_reserve', 'withdrawal_return');

-- What a player's transfers up to one of them come to, so that a history adds up only the newer ones.
create table player_total (
  player_id uuid primary key references player,
  to_transfer_id bigint not null,
  deposited_e5 bigint not null,
  withdrawn_e5 bigint not null,
  staked_e5 bigint not null,
  won_e5 bigint not null
);
