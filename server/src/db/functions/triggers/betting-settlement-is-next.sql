-- Traders add versions beside the feed, which counts in its own memory: a version that is taken becomes the next.
create or replace function betting_settlement_is_next() returns trigger language plpgsql as $$
declare
  newest int;
begin
  select max(version) into newest from betting_settlement where market_id = new.market_id;
  if new.version <= newest and exists (
    select from betting_settlement where market_id = new.market_id and version = new.version) then
    new.version := newest + 1;
    update betting_market set settlement = new.version where id = new.market_id;
  end if;
  return new;
end $$;
