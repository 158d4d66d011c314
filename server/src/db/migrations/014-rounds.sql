-- The bets of one round, for the history of games. A number for the round's name, which may be long:
-- every bet adds an entry here, and a small one costs it least.
create index wallet_bet_of_round on wallet_transaction (hashtextextended(round_id, 0))
  where kind = 'bet' and outcome = 'ok';

-- A statement of bonuses alone reads no bets. Bets are not in it and pay nothing for it.
create index transfer_of_bonus on transfer (player_id, id desc) where reason = 'bonus';

-- The number of the player's first transfer at or after the moment, or the one that no transfer has. A
-- player's transfers are numbered in the order of time, so halving the numbers finds it by some thirty
-- look-ups in transfer_of_player, and no index over time has to be paid for by every bet.
create function first_transfer_from(of_player uuid, moment timestamptz) returns bigint
language plpgsql stable strict set enable_seqscan = off as $$
declare
  before bigint := 0;
  found_id bigint := 9223372036854775807;
  middle bigint;
  probe record;
  top bigint;
begin
  select id into top from transfer where player_id = of_player order by id desc limit 1;
  if top is null then return found_id; end if;
  while before < top loop
    middle := before + (top - before + 1) / 2;
    select id, created_at into probe from transfer
      where player_id = of_player and id > before and id <= middle order by id desc limit 1;
    if probe.id is null or probe.created_at < moment then
      before := middle;
    else
      found_id := probe.id;
      top := probe.id - 1;
    end if;
  end loop;
  return found_id;
end $$;
