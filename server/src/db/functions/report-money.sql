-- What transfers add to rollup_money: all that is no play, and play that the promotion pays.
create or replace function report_money_v1(moved report_movement_v1[]) returns setof rollup_money language sql stable as $$
  select day, reason, method, offer, currency, count(*),
      sum(case when target_kind = 'promotion' and (product is not null or reason = 'adjustment') then -amount_e5 else amount_e5 end)::bigint
    from unnest(moved) where product is null or 'promotion' in (source_kind, target_kind)
    group by 1, 2, 3, 4, 5
$$;
