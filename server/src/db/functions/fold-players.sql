create or replace function fold_players_v1(moved report_movement_v1[]) returns void language plpgsql as $$
begin
  insert into player_day as kept
    select day, player_id, product, own_bets, own_stakes_e5, stakes_e5, wins_e5, deposits_e5, withdrawals_e5
      from report_players_v1(moved) added
      where added.own_bets <> 0 or added.stakes_e5 <> 0 or added.wins_e5 <> 0 or added.deposits_e5 <> 0 or added.withdrawals_e5 <> 0
    on conflict (day, player_id, product) do update set
      own_bets = kept.own_bets + excluded.own_bets, own_stakes_e5 = kept.own_stakes_e5 + excluded.own_stakes_e5,
      stakes_e5 = kept.stakes_e5 + excluded.stakes_e5, wins_e5 = kept.wins_e5 + excluded.wins_e5,
      deposits_e5 = kept.deposits_e5 + excluded.deposits_e5, withdrawals_e5 = kept.withdrawals_e5 + excluded.withdrawals_e5;
  insert into player_month as kept (month, player_id, own_bets, deposits_e5, withdrawals_e5, ngr_e5)
    select date_trunc('month', day)::date, player_id, sum(own_bets), sum(deposits_e5), sum(withdrawals_e5), sum(ngr_e5)
      from report_players_v1(moved) group by 1, 2
    on conflict (month, player_id) do update set
      own_bets = kept.own_bets + excluded.own_bets, deposits_e5 = kept.deposits_e5 + excluded.deposits_e5,
      withdrawals_e5 = kept.withdrawals_e5 + excluded.withdrawals_e5, ngr_e5 = kept.ngr_e5 + excluded.ngr_e5;
  -- The second deposit of two in a batch is the first of them where there was one before.
  insert into player_lifetime as kept
    select player_id, min(first_deposit_at), (array_agg(at order by at) filter (where at is not null))[2], min(first_stake_at),
        max(last_stake_at), sum(own_stakes_e5), sum(stakes_e5), sum(wins_e5), sum(deposits_e5), sum(withdrawals_e5), sum(ngr_e5)
      from (select player_id, first_deposit_at, at, first_stake_at, last_stake_at, own_stakes_e5, stakes_e5, wins_e5,
              deposits_e5, withdrawals_e5, ngr_e5
            from report_players_v1(moved), lateral (values (first_deposit_at)) first (at)
          union all select player_id, null, second_deposit_at, null, null, 0, 0, 0, 0, 0, 0 from report_players_v1(moved)
            where second_deposit_at is not null) added
      group by player_id
    on conflict (player_id) do update set
      first_deposit_at = coalesce(kept.first_deposit_at, excluded.first_deposit_at),
      second_deposit_at = coalesce(kept.second_deposit_at,
        case when kept.first_deposit_at is null then excluded.second_deposit_at else excluded.first_deposit_at end),
      first_stake_at = coalesce(kept.first_stake_at, excluded.first_stake_at),
      last_stake_at = greatest(kept.last_stake_at, excluded.last_stake_at),
      own_stakes_e5 = kept.own_stakes_e5 + excluded.own_stakes_e5, stakes_e5 = kept.stakes_e5 + excluded.stakes_e5,
      wins_e5 = kept.wins_e5 + excluded.wins_e5, deposits_e5 = kept.deposits_e5 + excluded.deposits_e5,
      withdrawals_e5 = kept.withdrawals_e5 + excluded.withdrawals_e5, ngr_e5 = kept.ngr_e5 + excluded.ngr_e5;

  -- A month of a player counts for the month of their first deposit once that is known.
  with due as (
    select mine.month, mine.player_id, date_trunc('month', day_of_istanbul_v1(first_deposit_at))::date as first_month,
        mine.own_bets > 0 as is_due, mine.is_counted, mine.ngr_e5 - mine.counted_ngr_e5 as more_e5
      from (select distinct player_id from unnest(moved)) touched
        join player_lifetime using (player_id) join player_month mine using (player_id)
      where first_deposit_at is not null
        and mine.month >= date_trunc('month', day_of_istanbul_v1(first_deposit_at))::date
        and ((mine.own_bets > 0) <> mine.is_counted or mine.ngr_e5 <> mine.counted_ngr_e5)
  ), counted as (
    update player_month mine set is_counted = due.is_due, counted_ngr_e5 = mine.ngr_e5
      from due where due.month = mine.month and due.player_id = mine.player_id
  )
  insert into rollup_cohort as kept
    select first_month, month, sum(is_due::int - is_counted::int), sum(more_e5) from due group by 1, 2
    on conflict (first_month, month) do update set
      players = kept.players + excluded.players, ngr_e5 = kept.ngr_e5 + excluded.ngr_e5;
end $$;
