-- A version of a settlement that a trader added stays the market's newest, whatever the feed remembers.
create or replace function betting_market_keeps_settlement() returns trigger language plpgsql as $$
begin
  new.settlement := old.settlement;
  return new;
end $$;
