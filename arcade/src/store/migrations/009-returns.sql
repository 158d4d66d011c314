-- What the settled rounds of a day came to, by game, its mathematics and the way to bet. A row is added to
-- in the statement that settles the round. Rounds of before this migration are not in it.
create table arcade.daily_return (
  game_code text not null,
  game_version text not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  mode text not null,
  -- Universal time.
  day date not null,
  rounds bigint not null,
  -- Of these, rounds that returned anything.
  hits bigint not null,
  staked_kurus bigint not null,
  returned_kurus bigint not null,
  -- Sums over the rounds of what each was bound to return, of the standard deviation of that, and of its square.
  expected_kurus double precision not null,
  deviation_kurus double precision not null,
  variance double precision not null,
  -- The greatest return of a round, in hundredths of its stakes.
  most_hundredths bigint not null,
  primary key (game_code, digest, mode, day)
);

-- Games that take no new round. `all` stops every game.
create table arcade.game_stop (
  game_code text primary key,
  reason text not null check (reason <> ''),
  stopped_by text not null check (stopped_by <> ''),
  stopped_at timestamptz not null
);
-- Who stopped and opened what, and why. Nothing is taken out of it.
create table arcade.game_stop_log (
  id bigint generated always as identity primary key,
  game_code text not null,
  is_stopped boolean not null,
  reason text not null,
  by text not null,
  at timestamptz not null
);
