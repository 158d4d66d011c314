-- By the end of its transaction a withdrawal that waits says why.
create or replace function hold_is_whole() returns trigger language plpgsql as $$
begin
  if exists (select from payment where id = new.id and status = 2 and approved_at is null and hold is null) then
    raise exception 'withdrawal % waits without a reason', new.id;
  end if;
  return null;
end $$;
