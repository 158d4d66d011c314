-- Makes parts of the ledger of so many numbers each, until so many lie wholly ahead of the last number that was
-- given, and answers how many it made. With the rights of the owner of the tables, which the application has not.
-- Each is made beside the table and attached empty, so that no bet waits for it. One caller at a time: LOCKS.parts.
create or replace function make_transfer_parts_v1(numbers bigint, ahead int) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  given_id bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('transfer', 'id')), 0);
  made int := 0;
  newest transfer_part;
  name text;
begin
  while (select count(*) from transfer_part where from_id > given_id + 1) < ahead loop
    select * into strict newest from transfer_part order by number desc limit 1;
    name := 'transfer_' || newest.number + 1;
    execute format('create table %I (like transfer including defaults including constraints)', name);
    execute format('create trigger transfer_is_final before update or delete or truncate on %I for each statement execute function row_is_final()', name);
    execute format('alter table transfer attach partition %I for values from (%s) to (%s)',
      name, newest.before_id, newest.before_id + numbers);
    insert into transfer_part values (newest.number + 1, newest.before_id, newest.before_id + numbers);
    made := made + 1;
  end loop;
  -- Nothing else ever counts the rows of the table as a whole for the planner.
  if made > 0 or not exists (select from pg_stats where schemaname = current_schema() and tablename = 'transfer') then analyze transfer; end if;
  return made;
end $$;
