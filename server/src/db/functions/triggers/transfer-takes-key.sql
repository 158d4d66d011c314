create or replace function transfer_takes_key() returns trigger language plpgsql as $$
begin
  insert into transfer_key values (new.key, new.id);
  return null;
end $$;
