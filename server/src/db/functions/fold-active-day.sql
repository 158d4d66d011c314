-- Adds the next closed day to rollup_active: who played each product with their own money, and who paid in. Answers
-- false where there is none, or another does so at this moment. A closed day never changes, so it is added once.
create or replace function fold_active_day_v1() returns boolean language plpgsql set jit = off as $$
declare
  mark record;
  next_day date;
begin
  select active_through, closed_through into mark from rollup_mark for update skip locked;
  if not found or mark.closed_through is null or mark.active_through >= mark.closed_through then return false; end if;
  select min(day) into next_day from player_day where day > coalesce(mark.active_through, '-infinity') and day <= mark.closed_through;
  if next_day is null then
    update rollup_mark set active_through = closed_through;
    return false;
  end if;
  insert into player_ordinal (player_id)
    select distinct player_id from player_day
      where day = next_day and (own_bets > 0 or deposits_e5 > 0)
        and not exists (select from player_ordinal known where known.player_id = player_day.player_id);
  insert into rollup_active
    select next_day, product, n / 8192, bit_or(set_bit(b'0'::bit(8192), n % 8192, 1))
      from (select product, player_id from player_day where day = next_day and product <> '' and own_bets > 0
          union select '', player_id from player_day where day = next_day and deposits_e5 > 0) active
        join player_ordinal using (player_id)
      group by 2, 3;
  update rollup_mark set active_through = next_day;
  return true;
end $$;
