-- A player's round as a number, since its name may be long: every bet adds an entry to the index below,
-- and a small one costs it least. Two rounds may share a number; who looks one up asks for its name too.
create function round_number(player_id uuid, round_id text) returns bigint
language sql immutable parallel safe return hashtextextended(round_id, uuid_hash_extended(player_id, 0));

-- A round of a live game is every player's at its table: its bets are looked up of one player, so that no
-- history reads what ten thousand others staked on it.
drop index wallet_bet_of_round;
create index wallet_bet_of_round on wallet_transaction (round_number(player_id, round_id))
  where kind = 'bet' and outcome = 'ok';
