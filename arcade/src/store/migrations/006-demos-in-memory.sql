-- Demos are kept in memory from now on: every seat is a player's. Those of before, a day old at most,
-- are forgotten here with what was played at them.
delete from arcade.round round using arcade.seat seat
  where seat.id = round.seat_id and seat.user_ref is null;
delete from arcade.seed_pair pair using arcade.seat seat
  where seat.id = pair.seat_id and seat.user_ref is null;
delete from arcade.game_session session using arcade.seat seat
  where seat.id = session.seat_id and seat.user_ref is null;
delete from arcade.seat where user_ref is null;

alter table arcade.seat
  drop column demo_balance_kurus,
  alter column user_ref set not null;
alter table arcade.game_session alter column operator_token set not null;
drop index arcade.seat_one_per_player_game_and_currency;
create unique index seat_one_per_player_game_and_currency
  on arcade.seat (user_ref, game_code, currency);
