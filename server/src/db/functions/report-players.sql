-- What transfers add to player_day, and what each player left with the house by them.
create or replace function report_players_v1(moved report_movement_v1[])
returns table (day date, player_id uuid, product text, own_bets bigint, own_stakes_e5 bigint, stakes_e5 bigint, wins_e5 bigint,
  deposits_e5 bigint, withdrawals_e5 bigint, ngr_e5 bigint, first_deposit_at timestamptz, second_deposit_at timestamptz,
  first_stake_at timestamptz, last_stake_at timestamptz) language sql stable as $$
  select m.day, m.player_id, coalesce(m.product, ''),
      coalesce(sum(bets) filter (where own), 0), coalesce(sum(stake_e5) filter (where own), 0)::bigint,
      coalesce(sum(stake_e5), 0)::bigint, coalesce(sum(win_e5), 0)::bigint,
      coalesce(sum(amount_e5) filter (where reason = 'deposit'), 0)::bigint,
      coalesce(sum(amount_e5) filter (where reason = 'withdrawal_paid'), 0)::bigint,
      sum(case when 'gateway' in (source_kind, target_kind) or (source_kind like 'player\_%') = (target_kind like 'player\_%') then 0
        when source_kind like 'player\_%' then amount_e5 else -amount_e5 end)::bigint,
      min(created_at) filter (where reason = 'deposit'),
      (array_agg(created_at order by id) filter (where reason = 'deposit'))[2],
      min(created_at) filter (where own and bets = 1), max(created_at) filter (where own and bets = 1)
    from unnest(moved) m group by 1, 2, 3
$$;
