-- Adds the wins of so many numbers of transfers from before there was rollup_win. Answers whether there may be more;
-- false also where another does so at this moment.
create or replace function fold_old_wins_v1(most_ids bigint) returns boolean language plpgsql set jit = off as $$
declare
  mark record;
  up_to_id bigint;
begin
  select from_id, before_id into mark from rollup_win_mark where from_id < before_id for update skip locked;
  if not found then return false; end if;
  up_to_id := least(mark.from_id + most_ids, mark.before_id) - 1;
  -- What is closed by now was open then.
  insert into rollup_win
    select transfer_id, day_of_istanbul_v1(at), product, provider, game, currency, at, win_e5
      from report_wins_v1(report_movements_v1(mark.from_id - 1, up_to_id));
  update rollup_win_mark set from_id = up_to_id + 1;
  return up_to_id + 1 < mark.before_id;
end $$;
