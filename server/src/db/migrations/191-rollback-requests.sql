-- Rounds that two people asked a supplier to roll back, each once. The supplier's own calls move the money, so that
-- whether it did is read from them.
create table rollback_request (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The supplier's number of the round's first bet.
  transaction_id text not null,
  game_code text not null,
  round_id text not null,
  player_id uuid not null references player,
  currency text not null,
  asked_by uuid not null references staff,
  approved_by uuid not null references staff,
  because text not null check (btrim(because) <> ''),
  asked_at timestamptz not null default clock_timestamp(),
  unique (provider, transaction_id),
  constraint rollback_request_is_by_two check (asked_by <> approved_by)
);
create trigger rollback_request_is_final before update or delete or truncate on rollback_request
  for each statement execute function row_is_final();
