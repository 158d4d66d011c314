-- Brings rollup_jackpot to what the arcade's books say, on the days that are not closed. What a reading says is
-- since ever, so that each day gets what the days before it do not have: a reading that is missing, or that came
-- after its day was closed, is made up for by the next.
create or replace function fold_jackpots_v1() returns void language plpgsql set jit = off as $$
declare
  one record;
begin
  for one in
    select reading.* from jackpot_reading reading, rollup_mark mark
      where reading.day > coalesce(mark.closed_through, '-infinity'::date) order by reading.day
  loop
    insert into rollup_jackpot as kept (day, pool, currency, contributions_e5, seeds_e5, drops_e5)
      select one.day, one.pool, one.currency, one.paid_in_e5 - coalesce(sum(earlier.contributions_e5), 0), 0,
          one.won_e5 - coalesce(sum(earlier.drops_e5), 0)
        from rollup_jackpot earlier
        where earlier.pool = one.pool and earlier.currency = one.currency and earlier.day < one.day
      on conflict (day, pool, currency) do update set
        contributions_e5 = excluded.contributions_e5, drops_e5 = excluded.drops_e5
        where (kept.contributions_e5, kept.drops_e5) is distinct from (excluded.contributions_e5, excluded.drops_e5);
  end loop;
end $$;
