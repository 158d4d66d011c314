-- Wins of transfers that a tax may look at one by one, and what of such is taken back. A payout of our own sportsbook
-- that repays a debt is posted in two transfers and is one win: that of the cash, or of the debt where all repays it.
create or replace function report_wins_v1(moved report_movement_v1[]) returns setof rollup_win
language sql stable set jit = off as $$
  select m.id, m.day, m.product, m.provider, m.game, m.currency, m.created_at, coalesce(own.whole_e5, m.win_e5)
    from unnest(moved) m left join lateral (
      select t.key, posting.amount_kurus * 1000 as whole_e5 from transfer t
        left join betting_posting posting on posting.bet_id = m.bet_id
          and posting.kind = split_part(substr(t.key, strpos(t.key, ':') + 1), ' ', 2)
          and posting.version = split_part(substr(t.key, strpos(t.key, ':') + 1), ' ', 3)::int
        where t.id = m.id and m.bet_id is not null
    ) own on true
    where m.win_e5 <> 0 and abs(coalesce(own.whole_e5, m.win_e5)) >= 100000000
      and not (coalesce(own.key, '') like 'zar-bets-debt:%'
        and exists (select from transfer_key cash where cash.key = replace(own.key, 'zar-bets-debt:', 'zar-bets:')))
$$;
