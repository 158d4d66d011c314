-- What a licence makes the house pay of its figures (docs/reports.md). A rate applies from its first day until the next
-- of the same licence, base and product begins; one that has begun is never changed.
create table tax_rate (
  id bigint generated always as identity primary key,
  licence_id bigint not null references licence,
  base text collate "C" not null check (base in ('stakes', 'ggr', 'deposits', 'winnings')),
  -- As the roll-ups name it; deposits are of none.
  product text collate "C" check (btrim(product) <> '' and length(product) <= 100),
  -- Millionths.
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  -- Of each win what lies above it is taxed. rollup_win has no win below the least line.
  line_e5 bigint check (line_e5 between 100000000 and 1000000000000000 and line_e5 % 1000 = 0),
  currency char(3),
  from_day date not null,
  entered_by text not null check (btrim(entered_by) <> ''),
  approved_by text not null check (btrim(approved_by) <> ''),
  because text not null check (btrim(because) <> ''),
  entered_at timestamptz not null,
  taken_back_by text check (btrim(taken_back_by) <> ''),
  taken_back_approved_by text check (btrim(taken_back_approved_by) <> ''),
  taken_back_because text check (btrim(taken_back_because) <> ''),
  taken_back_at timestamptz,
  constraint tax_rate_of_deposits_has_no_product check ((base = 'deposits') = (product is null)),
  constraint tax_rate_of_winnings_has_line check (
    (base = 'winnings') = (line_e5 is not null) and (line_e5 is null) = (currency is null)),
  constraint tax_rate_is_by_two check (lower(btrim(entered_by)) <> lower(btrim(approved_by))),
  constraint tax_rate_is_taken_back_by_two check (lower(btrim(taken_back_by)) <> lower(btrim(taken_back_approved_by))),
  constraint tax_rate_is_taken_back_whole check (
    num_nulls(taken_back_by, taken_back_approved_by, taken_back_because, taken_back_at) in (0, 4)),
  constraint tax_rate_was_ahead check ((taken_back_at at time zone 'Europe/Istanbul')::date < from_day)
);
create unique index tax_rate_begins_once on tax_rate (licence_id, base, coalesce(product, ''), from_day)
  where taken_back_at is null;
create trigger tax_rate_is_kept before delete or truncate on tax_rate
  for each statement execute function row_is_final();
create trigger tax_rate_stays_taken_back before update on tax_rate
  for each row when (old.taken_back_at is not null) execute function row_is_final();

-- Its text of today: the current one is the file of functions/triggers/.
create function tax_rate_follows() returns trigger language plpgsql as $$
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
create trigger tax_rate_follows before insert on tax_rate for each row execute function tax_rate_follows();
