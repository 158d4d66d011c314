-- What the bank itself says of its account: its statements, line by line, laid beside our payments. Nothing moves by it.
create table bank_statement (
  id bigint generated always as identity primary key,
  name text not null check (btrim(name) <> ''),
  -- Of the whole file: the same one is brought in once.
  hash bytea not null unique check (length(hash) = 32),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  lines integer not null check (lines >= 0),
  -- Lines that an earlier statement had, and what the others came to.
  known integer not null check (known >= 0),
  agreed integer not null check (agreed >= 0),
  waiting integer not null check (waiting >= 0),
  differing integer not null check (differing >= 0),
  unmatched integer not null check (unmatched >= 0),
  -- Payments of these days that are paid here and in no line.
  missing integer not null check (missing >= 0),
  imported_by text not null check (btrim(imported_by) <> ''),
  because text not null check (btrim(because) <> ''),
  imported_at timestamptz not null default clock_timestamp()
);
create trigger bank_statement_is_final before update or delete or truncate on bank_statement
  for each statement execute function row_is_final();

create table bank_statement_line (
  -- The bank's number of it: in two statements that overlap it is one line.
  bank_id text primary key check (btrim(bank_id) <> ''),
  statement_id bigint not null references bank_statement,
  -- Its place in the file.
  line integer not null check (line > 0),
  day date not null,
  -- Below zero what left the account.
  amount_e5 bigint not null check (amount_e5 <> 0),
  currency char(3) not null,
  reference text not null,
  payment_id uuid references payment,
  verdict text not null check (verdict in ('agrees', 'waits', 'differs', 'unmatched')),
  constraint bank_statement_line_is_matched check ((verdict = 'unmatched') = (payment_id is null))
);
create index bank_statement_line_of_payment on bank_statement_line (payment_id) where payment_id is not null;
create index bank_statement_line_unmatched on bank_statement_line (statement_id, line) where payment_id is null;
create trigger bank_statement_line_is_final before update or delete or truncate on bank_statement_line
  for each statement execute function row_is_final();
