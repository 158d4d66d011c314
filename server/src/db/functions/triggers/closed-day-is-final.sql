create or replace function closed_day_is_final() returns trigger language plpgsql as $$
begin
  if exists (select from rollup_mark where closed_through >= coalesce(new.day, old.day)
      or tg_op <> 'INSERT' and closed_through >= old.day) then
    raise exception '%: the day % is closed', tg_table_name, coalesce(new.day, old.day);
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
