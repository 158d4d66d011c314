-- The yes of compliance to a withdrawal that is above what two people may approve, beside their approvals.
create table withdrawal_consent (
  payment_id uuid primary key references payment,
  given_by uuid not null references staff,
  because text not null check (length(btrim(because)) > 0),
  given_at timestamptz not null default clock_timestamp()
);
create trigger withdrawal_consent_is_kept before update or delete or truncate on withdrawal_consent
  for each statement execute function row_is_final();
