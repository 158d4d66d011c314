-- Adds the transfers behind `rollup_mark.to_id` up to the end of a seal, and the bets that opened and closed with
-- them, to all roll-ups. Answers false, and adds nothing, where another does so at this moment, where the mark is not
-- at `after_id`, or while the bets of before are still to be told. Its plans are compiled by nobody: of so many small
-- statements that takes seconds.
create or replace function fold_reports_v1(after_id bigint, up_to_id bigint) returns boolean language plpgsql set jit = off as $$
declare
  moved report_movement_v1[];
begin
  perform from rollup_mark
    where to_id = after_id and own_bets_from = own_bets_before and partner_bets_from = partner_bets_before
    for update skip locked;
  if not found then return false; end if;
  moved := report_movements_v1(after_id, up_to_id);

  insert into rollup_play as kept select * from report_play_v1(moved, after_id)
    on conflict (day, product, provider, game, currency, own) do update set
      bets = kept.bets + excluded.bets, stakes_e5 = kept.stakes_e5 + excluded.stakes_e5,
      wins_e5 = kept.wins_e5 + excluded.wins_e5, rolled_back_e5 = kept.rolled_back_e5 + excluded.rolled_back_e5,
      ss = kept.ss + excluded.ss, sw = kept.sw + excluded.sw, ww = kept.ww + excluded.ww;
  insert into rollup_hour as kept
    select date_trunc('hour', created_at), product, currency, sum(bets), sum(stake_e5), sum(win_e5) from unnest(moved)
      where product is not null and created_at > now() - interval '40 days' group by 1, 2, 3
    on conflict (hour, product, currency) do update set
      bets = kept.bets + excluded.bets, stakes_e5 = kept.stakes_e5 + excluded.stakes_e5, wins_e5 = kept.wins_e5 + excluded.wins_e5;
  insert into rollup_money as kept select * from report_money_v1(moved)
    on conflict (day, reason, method, offer, currency) do update set n = kept.n + excluded.n, sum_e5 = kept.sum_e5 + excluded.sum_e5;
  insert into rollup_settled as kept select * from report_settled_v1(moved, up_to_id)
    on conflict (day, provider, sport, league, market, live, currency) do update set
      stakes_e5 = kept.stakes_e5 + excluded.stakes_e5, payouts_e5 = kept.payouts_e5 + excluded.payouts_e5,
      differences_e5 = kept.differences_e5 + excluded.differences_e5, priced_e5 = kept.priced_e5 + excluded.priced_e5,
      margin_e5 = kept.margin_e5 + excluded.margin_e5;
  insert into rollup_earlier
    select id, day, of_day, product, provider, game, currency, stake_e5, win_e5 from unnest(moved) where of_day < day;
  insert into rollup_win select * from report_wins_v1(moved);
  update rollup_win_mark set before_id = after_id + 1 where before_id is null;
  perform fold_balances_v1(moved, up_to_id);
  perform fold_players_v1(moved);
  perform fold_jackpots_v1();
  delete from bet_opening where transfer_id <= up_to_id;
  update rollup_mark set to_id = up_to_id;
  return true;
end $$;
