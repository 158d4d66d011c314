-- How a bet stood at each of its versions, once a second one came: evidence tells them all, however late.
create table betting_outcome (
  bet_id bigint not null references betting_bet,
  version integer not null check (version > 0),
  -- When it came to be so.
  at timestamptz not null,
  void_reason smallint,
  -- Of each leg: number, result, deadHeat, and selections with the version of their market's settlement.
  legs jsonb not null,
  primary key (bet_id, version)
);
create trigger betting_outcome_is_final before update or delete or truncate on betting_outcome
  for each statement execute function row_is_final();
