-- What a supplier's list tells of a game besides. Null is: it does not say.
alter table game
  -- The most that a round can return, in whole stakes.
  add column max_win int constraint game_max_win_is_one check (max_win > 0),
  add column lines int constraint game_has_lines check (lines > 0),
  add column stake_min_e5 bigint,
  add column stake_max_e5 bigint,
  add constraint game_stakes_are_two check (num_nulls(stake_min_e5, stake_max_e5) <> 1),
  add constraint game_stakes_in_order check (stake_min_e5 > 0 and stake_min_e5 <= stake_max_e5),
  alter column volatility drop not null;
