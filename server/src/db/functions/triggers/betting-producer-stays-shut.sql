-- A producer that a trader has shut is not opened by the feed.
create or replace function betting_producer_stays_shut() returns trigger language plpgsql as $$
begin
  new.is_open := false;
  return new;
end $$;
