-- Tells reports what a bet at our own sportsbook holds open more or less than before. Its moment is that of the
-- transfer which the same transaction posted for the player, so that both count on one day.
create or replace function own_bet_opens() returns trigger language plpgsql as $$
declare
  opened numeric := case when new.state in ('waiting', 'open') then new.cost_kurus::numeric * new.share_num / new.share_den else 0 end;
  possible numeric := case when new.state in ('waiting', 'open') then new.possible_kurus else 0 end;
  moved record;
begin
  if tg_op = 'UPDATE' and old.state in ('waiting', 'open') then
    opened := opened - old.cost_kurus::numeric * old.share_num / old.share_den;
    possible := possible - old.possible_kurus;
  end if;
  if opened = 0 and possible = 0 then return null; end if;
  select id, created_at, xmin = pg_current_xact_id()::xid as is_ours into moved
    from transfer where player_id = new.player_id order by id desc limit 1;
  insert into bet_opening (origin, bet_id, currency, open_e5, possible_e5, transfer_id, created_at)
    values ('zar-bets', new.id, new.currency, trunc(opened * 1000), possible * 1000, coalesce(moved.id, 0),
      case when moved.is_ours then moved.created_at else clock_timestamp() end);
  return null;
end $$;
