-- Notes of the office on a player. Struck ones stay, as struck.
create table player_note (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  staff_id uuid not null references staff,
  text text not null check (btrim(text) <> ''),
  at timestamptz not null default clock_timestamp(),
  struck_by uuid references staff,
  struck_at timestamptz,
  constraint player_note_strikes_whole check (num_nulls(struck_by, struck_at) in (0, 2))
);
create index player_note_of_player on player_note (player_id, id desc);
