-- A contact that is another one, or is confirmed or not any more, is from now on.
create or replace function contact_is_dated() returns trigger language plpgsql as
$$ begin
  new.contact_changed_at := clock_timestamp();
  return new;
end $$;
