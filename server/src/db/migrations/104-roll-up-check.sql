-- Each comparison of the roll-ups with the accounts (docs/reports.md, Checks).
create table rollup_check (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp(),
  -- The last transfer that was in the roll-ups.
  to_id bigint not null,
  differences jsonb not null
);
create trigger rollup_check_is_final before update or delete or truncate on rollup_check
  for each statement execute function row_is_final();
