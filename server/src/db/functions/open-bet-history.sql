-- Tells the history of bets from before there was bet_opening, so many of them, from what is known of them today:
-- when they were placed, and when they were last settled. Answers whether there may be more. What changed since is
-- in bet_opening, which nothing takes from until all of it is told.
create or replace function open_bet_history_v1(most bigint) returns boolean language plpgsql as $$
declare
  mark record;
  own_to bigint;
  partner_to bigint;
begin
  select * into mark from rollup_mark for update;
  own_to := least(mark.own_bets_from + most, mark.own_bets_before);
  partner_to := least(mark.partner_bets_from + most, mark.partner_bets_before);
  if own_to = mark.own_bets_from and partner_to = mark.partner_bets_from then return false; end if;

  with old as (
    select 'zar-bets' as origin, bet.id, bet.player_id, bet.currency, bet.placed_at, coalesce(bet.settled_at, bet.decided_at, bet.placed_at) as ended_at,
        bet.cost_kurus * 1000 as stake_e5, bet.state in ('waiting', 'open') as is_open,
        case when bet.state in ('waiting', 'open') then trunc(bet.cost_kurus::numeric * bet.share_num / bet.share_den * 1000) else 0 end as now_e5,
        bet.possible_kurus * 1000 as possible_e5,
        'zar-bets:' || bet.id || ' stake 0' as stake_key
      from betting_bet bet where id >= mark.own_bets_from and id < own_to
    union all
    select partner, id, player_id, currency, placed_at, changed_at, stake_e5, state = 'open',
        case when state = 'open' then stake_e5 else 0 end, coalesce(possible_win_e5, 0),
        -- Its name in the ledger is that of the stake's message, of older ones without the order.
        (select sport_bet.partner || ':' || sport_movement_v1(taken) from sport_transaction taken
          where taken.partner = sport_bet.partner and taken.order_number = sport_bet.order_number and taken.kind = 'bet' limit 1)
      from sport_bet where id >= mark.partner_bets_from and id < partner_to
  ), since as (
    select origin, bet_id, sum(open_e5) as open_e5, sum(possible_e5) as possible_e5, min(created_at) as first_at
      from bet_opening group by origin, bet_id
  ), then_so as (
    select old.*, now_e5 - coalesce(since.open_e5, 0) as was_e5,
        case when is_open then old.possible_e5 else 0 end - coalesce(since.possible_e5, 0) as was_possible_e5,
        least(ended_at, since.first_at) as closed_at,
        -- They are counted in the batch that has the stake.
        coalesce((select transfer_id from transfer_key where key = stake_key), 0) as stake_id
      from old left join since on since.origin = old.origin and since.bet_id = old.id
  )
  insert into bet_opening (origin, bet_id, currency, open_e5, possible_e5, transfer_id, created_at)
    select origin, id, currency, stake_e5, possible_e5, stake_id, placed_at from then_so
    union all
    select origin, id, currency, was_e5 - stake_e5, was_possible_e5 - possible_e5, stake_id, closed_at from then_so
      where was_e5 <> stake_e5 or was_possible_e5 <> possible_e5;

  update rollup_mark set own_bets_from = own_to, partner_bets_from = partner_to;
  return true;
end $$;
