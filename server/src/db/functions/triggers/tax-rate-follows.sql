-- A rate is within its licence, and replaces another from a later day that has not begun.
create or replace function tax_rate_follows() returns trigger language plpgsql as $$
declare
  held licence;
  last_day date;
begin
  -- Rates of a licence are entered one after another.
  select * into held from licence where id = new.licence_id for update;
  if held.withdrawn_at is not null or new.from_day not between held.valid_from and held.valid_until
    or (select count(*) from licence_approval where licence_id = held.id) < 2 then
    raise exception 'tax_rate: the licence does not hold on %', new.from_day;
  end if;
  if new.product is not null and not (case new.product when 'sport' then 'sports' else 'casino' end = any (held.games)) then
    raise exception 'tax_rate: the licence does not cover %', new.product;
  end if;
  select max(from_day) into last_day from tax_rate
    where licence_id = new.licence_id and base = new.base and product is not distinct from new.product and taken_back_at is null;
  if last_day >= new.from_day
    or last_day is not null and new.from_day <= (new.entered_at at time zone 'Europe/Istanbul')::date then
    raise exception 'tax_rate: one that has begun is replaced from a later day alone, and after today';
  end if;
  return new;
end $$;
