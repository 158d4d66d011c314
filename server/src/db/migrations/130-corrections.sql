-- Corrections of a player's balance, each agreed on by two people and posted by one transfer.
create table correction (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  is_addition boolean not null,
  amount_e5 bigint not null check (amount_e5 > 0),
  code text not null,
  -- What was wrong: `round:55`, `payment:12`.
  linked text not null check (linked ~ '^[a-z]+:\d{1,18}$'),
  reason text not null check (btrim(reason) <> ''),
  proposed_by uuid not null references staff,
  approved_by uuid not null references staff,
  at timestamptz not null default clock_timestamp(),
  constraint correction_takes_two check (approved_by <> proposed_by),
  -- The same mistake is put right once.
  constraint correction_once unique (linked, code)
);
create index correction_of_player on correction (player_id, id desc);
