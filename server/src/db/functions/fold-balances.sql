-- A day begins with what the day before ended with. What counts on a day that is not the last changes those after it.
create or replace function fold_balances_v1(moved report_movement_v1[], up_to_id bigint) returns void language plpgsql as $$
declare
  one record;
begin
  for one in select * from report_balances_v1(moved, up_to_id) order by day, kind, currency loop
    insert into rollup_balance (day, kind, currency, closing_e5)
      values (one.day, one.kind, one.currency, coalesce((
        select closing_e5 from rollup_balance earlier
          where earlier.kind = one.kind and earlier.currency = one.currency and earlier.day < one.day
          order by earlier.day desc limit 1), 0))
      on conflict do nothing;
    update rollup_balance set closing_e5 = closing_e5 + one.change_e5
      where kind = one.kind and currency = one.currency and day >= one.day;
  end loop;
end $$;
