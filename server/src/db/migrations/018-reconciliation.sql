-- What the suppliers' lists say beside our books (docs/decisions/013-reconciliation.md), and how the
-- calls between them and us go.

-- A day's transactions. Rows lie in the order they came, so a summary of each megabyte finds them, and
-- a bet pays next to nothing for it.
create index wallet_transaction_by_time on wallet_transaction using brin (created_at) with (autosummarize = on);

-- A day, by the clock of Greenwich, that is or is to be compared with a supplier's list.
create table supplier_day (
  provider text collate "C" not null,
  day date not null,
  -- Null until the list was read to its end.
  reconciled_at timestamptz,
  -- How many movements each side has of the day.
  listed bigint,
  held bigint,
  -- The last try that came to nothing, and why.
  failed_at timestamptz,
  failure text,
  primary key (provider, day)
);

create type difference_kind as enum (
  'missing_here', 'missing_there', 'amount', 'currency', 'player', 'kind', 'doubled',
  'rolled_back_here', 'rolled_back_there'
);

-- What one side says of a transaction and the other does not.
create table supplier_difference (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  transaction_id text collate "C" not null,
  what difference_kind not null,
  day date not null,
  -- The numbers of each side; null where it has none.
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  -- Since when both sides agree.
  closed_at timestamptz,
  -- A person knows why, and says so.
  explained_at timestamptz,
  explained_by text,
  explanation text,
  constraint supplier_difference_once unique (provider, transaction_id, what),
  constraint supplier_difference_explained_by_somebody
    check (num_nulls(explained_at, explained_by, explanation) in (0, 3))
);
create index supplier_difference_open on supplier_difference (provider, day)
  where closed_at is null and explained_at is null;

-- The calls of a minute, as one process counted them.
create table provider_minute (
  minute timestamptz not null,
  provider text collate "C" not null,
  process uuid not null,
  -- Theirs to our wallet by their own names; ours to them as 'launch'.
  method text not null,
  calls int not null,
  refused int not null,
  failed int not null,
  -- How many calls took how long: latency.ts has the bounds.
  latency int[] not null,
  -- Whether this process has stopped asking them.
  is_resting boolean not null,
  primary key (minute, provider, process, method)
);
