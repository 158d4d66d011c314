-- The licences under which real money is taken: docs/decisions/031-licence.md.

create table licence (
  id bigint generated always as identity primary key,
  number text not null check (btrim(number) <> '' and length(number) <= 100),
  authority text not null check (btrim(authority) <> '' and length(authority) <= 200),
  -- ISO codes of the countries that may be served.
  countries text[] not null check (cardinality(countries) > 0 and array_to_string(countries, ',', '?') ~ '^[A-Z]{2}(,[A-Z]{2})*$'),
  games text[] not null check (cardinality(games) > 0 and games <@ array['casino', 'sports']),
  -- Both days belong to it, in Istanbul's time.
  valid_from date not null,
  valid_until date not null,
  entered_by text not null check (btrim(entered_by) <> ''),
  entered_at timestamptz not null,
  withdrawn_by text check (btrim(withdrawn_by) <> ''),
  withdrawn_at timestamptz,
  withdrawn_because text check (btrim(withdrawn_because) <> ''),
  constraint licence_lasts check (valid_until >= valid_from),
  constraint licence_is_withdrawn_whole check (num_nulls(withdrawn_by, withdrawn_at, withdrawn_because) in (0, 3))
);
create trigger licence_is_kept before delete or truncate on licence
  for each statement execute function row_is_final();
create trigger licence_stays_withdrawn before update on licence
  for each row when (old.withdrawn_at is not null) execute function row_is_final();

-- It counts once two people have approved it.
create table licence_approval (
  licence_id bigint not null references licence,
  place smallint not null check (place in (1, 2)),
  approver text not null check (btrim(approver) <> ''),
  approved_at timestamptz not null,
  primary key (licence_id, place)
);
create unique index licence_approval_by_another on licence_approval (licence_id, lower(btrim(approver)));
create trigger licence_approval_is_final before update or delete or truncate on licence_approval
  for each statement execute function row_is_final();
