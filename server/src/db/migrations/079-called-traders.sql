-- Traders who watch for bets that wait, and who of them was called for which.
create table betting_trader (
  name text primary key check (name = lower(btrim(name)) and name <> ''),
  seen_at timestamptz not null
);
create table betting_call (
  bet_id bigint not null references betting_review,
  name text not null check (name = lower(btrim(name)) and name <> ''),
  called_at timestamptz not null,
  primary key (bet_id, name)
);
create index betting_call_by_name on betting_call (name, called_at);
create trigger betting_call_is_final before update or delete or truncate on betting_call
  for each statement execute function row_is_final();
