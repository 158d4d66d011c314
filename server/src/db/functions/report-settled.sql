-- What transfers and changes of open bets add to rollup_settled. What a bet's stakes come to and it no longer holds
-- open is settled, so that GGR by the ledger is GGR and the change of open stakes, whatever becomes of a bet.
create or replace function report_settled_v1(moved report_movement_v1[], to_id bigint) returns setof rollup_settled
language sql stable set jit = off as $$
  with part as (
    select day, provider, bet_id, currency, stake_e5, win_e5, case when is_difference then win_e5 - stake_e5 else 0 end as difference_e5
      from unnest(moved) where product = 'sport'
    union all
    select greatest(day_of_istanbul_v1(created_at), closed_through + 1), origin, case when origin = 'zar-bets' then bet_id end,
        currency, -open_e5, 0, 0
      from bet_opening, rollup_mark where transfer_id <= report_settled_v1.to_id
  ), bet as (
    select day, provider, bet_id, currency, sum(stake_e5)::bigint as stakes, sum(win_e5)::bigint as payouts,
        sum(difference_e5)::bigint as differences
      from part group by 1, 2, 3, 4 having sum(stake_e5) <> 0 or sum(win_e5) <> 0 or sum(difference_e5) <> 0
  )
  select bet.day, bet.provider, coalesce(about.sport, 'all'), coalesce(about.league, 'all'), coalesce(about.market, 'all'),
      coalesce(about.live, false), bet.currency, sum(stakes)::bigint, sum(payouts)::bigint, sum(differences)::bigint,
      coalesce(sum(stakes) filter (where about.returned is not null), 0)::bigint,
      coalesce(sum(trunc(stakes * (1 - about.returned))), 0)::bigint
    from bet left join lateral (
      -- A bet of several legs is of several events.
      select case when count(*) = 1 then min(event.sport) else 'multiple' end as sport,
          case when count(*) = 1 then min(event.league_id) else 'multiple' end as league,
          case when count(*) = 1 then min(market.key) else 'multiple' end as market, bool_or(leg.is_live) as live,
          -- What comes back of one column by the fair prices.
          case when min(own.columns) = 1 and count(*) = count(leg.fair_ppm) and min(leg.fair_ppm) > 0 then
            round(exp(sum(ln(leg.odds_milli::numeric * leg.fair_ppm / 1000000000))), 9) end as returned
        from betting_bet own join betting_leg leg on leg.bet_id = own.id
          join lateral (select selection_id, event_id from betting_leg_selection picked
            where picked.bet_id = leg.bet_id and picked.leg = leg.number order by selection_id limit 1) picked on true
          join betting_event event on event.id = picked.event_id
          join betting_selection selection on selection.id = picked.selection_id
          join betting_market market on market.id = selection.market_id
        where own.id = bet.bet_id having count(*) > 0
      ) about on true
    group by 1, 2, 3, 4, 5, 6, 7
$$;
