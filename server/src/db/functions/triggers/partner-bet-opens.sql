-- The same of a bet at a partner's.
create or replace function partner_bet_opens() returns trigger language plpgsql as $$
declare
  opened bigint := case when new.state = 'open' then new.stake_e5 else 0 end;
  possible bigint := case when new.state = 'open' then coalesce(new.possible_win_e5, 0) else 0 end;
  moved record;
begin
  if tg_op = 'UPDATE' and old.state = 'open' then
    opened := opened - old.stake_e5;
    possible := possible - coalesce(old.possible_win_e5, 0);
  end if;
  if opened = 0 and possible = 0 then return null; end if;
  select id, created_at, xmin = pg_current_xact_id()::xid as is_ours into moved
    from transfer where player_id = new.player_id order by id desc limit 1;
  insert into bet_opening (origin, bet_id, currency, open_e5, possible_e5, transfer_id, created_at)
    values (new.partner, new.id, new.currency, opened, possible, coalesce(moved.id, 0),
      case when moved.is_ours then moved.created_at else clock_timestamp() end);
  return null;
end $$;
