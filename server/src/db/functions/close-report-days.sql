-- Says that all that was posted before `until` is in the roll-ups, where it is, and closes the days that ended half
-- an hour before. Answers the last closed day.
create or replace function close_report_days_v1(until timestamptz) returns date language plpgsql as $$
declare
  mark record;
  closed date;
begin
  select * into mark from rollup_mark where own_bets_from = own_bets_before and partner_bets_from = partner_bets_before
    for update skip locked;
  if not found or mark.to_id < (select coalesce(max(to_id), 0) from ledger_seal) then return null; end if;
  -- Bets that were lost since, and nothing posted.
  if exists (select from bet_opening where transfer_id <= mark.to_id) then
    perform fold_reports_v1(mark.to_id, mark.to_id);
  end if;
  update rollup_mark set covered_until = greatest(covered_until, until),
      closed_through = greatest(closed_through, day_of_istanbul_v1(until - interval '30 minutes') - 1)
    returning closed_through into closed;
  if closed is distinct from mark.closed_through then
    perform refresh_signups_v1(closed);
    delete from rollup_hour where hour < until - interval '40 days';
  end if;
  return closed;
end $$;
