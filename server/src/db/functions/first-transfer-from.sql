-- The number of the player's first transfer at or after the moment, or the one that no transfer has. A
-- player's transfers are numbered in the order of time, so halving the numbers finds it by some thirty
-- look-ups in transfer_of_player, and no index over time has to be paid for by every bet.
create or replace function first_transfer_from_v1(of_player uuid, moment timestamptz) returns bigint
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
