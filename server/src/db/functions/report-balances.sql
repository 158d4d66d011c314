-- By how much each kind of account changed, by day; and what bets hold open.
create or replace function report_balances_v1(moved report_movement_v1[], to_id bigint)
returns table (day date, kind text, currency char(3), change_e5 bigint) language sql stable as $$
  select part.day, part.kind, part.currency, sum(change_e5)::bigint from (
    select m.day, source_kind as kind, m.currency, -amount_e5 as change_e5 from unnest(moved) m
    union all select m.day, target_kind, m.currency, amount_e5 from unnest(moved) m
    union all select greatest(day_of_istanbul_v1(created_at), closed_through + 1), opened.kind, bet_opening.currency, opened.change_e5
      from rollup_mark, bet_opening,
        lateral (values ('open_stakes', open_e5), ('open_payouts', possible_e5)) opened (kind, change_e5)
      where transfer_id <= report_balances_v1.to_id
  ) part group by 1, 2, 3
$$;
