-- A line of a statement that names no payment, matched to a deposit by two people: each line once, each deposit once.
create table bank_statement_match (
  bank_id text primary key references bank_statement_line,
  payment_id uuid not null unique references payment,
  -- Nothing where the deposit was paid before: then the line is only laid beside it.
  credited_e5 bigint not null check (credited_e5 >= 0),
  proposed_by text not null check (btrim(proposed_by) <> ''),
  matched_by text not null check (btrim(matched_by) <> ''),
  because text not null check (btrim(because) <> ''),
  matched_at timestamptz not null default clock_timestamp(),
  constraint bank_statement_match_is_by_two check (lower(btrim(proposed_by)) <> lower(btrim(matched_by)))
);
create trigger bank_statement_match_is_final before update or delete or truncate on bank_statement_match
  for each statement execute function row_is_final();
