-- What is signed later would be signed whatever it says: an older process, which signs nothing, adds no seal.
create or replace function seal_is_signed() returns trigger language plpgsql as $$
begin
  if not exists (select from seal_signature where seal_id = new.id) then raise exception 'seal % is not signed', new.id; end if;
  return null;
end $$;
