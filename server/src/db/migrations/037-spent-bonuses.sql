-- When a bonus that had begun did not run: what is staked in it counts nothing (docs/decisions/007-bonus-money.md).
alter table bonus add column idle tstzmultirange not null default '{}';
-- Those that are spent come back when a round that they paid is settled after all.
update bonus set idle = tstzmultirange(tstzrange(ended_at, null)), counted_to_id = greatest(counted_to_id, (
    select max(id) from transfer where transfer.player_id = bonus.player_id and transfer.created_at <= ended_at))
  where status = 'spent' and kind <> 'free_bet';

-- A deposit that was sent straight back is no longer unstaked: the sums of whoever has one are added up anew.
delete from player_total where player_id in (select player_id from payment where reason like 'refunded_%');
