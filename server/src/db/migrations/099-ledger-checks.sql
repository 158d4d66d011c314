-- Verifications of the whole ledger that somebody of the office asked for: how far each has come, and its end.
create table ledger_check (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  -- The newest checkpoint when it was asked for, and the last one that was gone through.
  to_seal bigint not null,
  at_seal bigint not null default 0,
  transfers bigint not null default 0,
  -- The last sign of life of the process that does it.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What it found, of rules and sentences; null while it runs, and where it broke off.
  findings jsonb,
  constraint ledger_check_tells_at_its_end check (findings is null or ended_at is not null)
);
create unique index ledger_check_runs_once on ledger_check ((ended_at is null)) where ended_at is null;
create trigger ledger_check_is_kept before delete or truncate on ledger_check
  for each statement execute function row_is_final();
create trigger ledger_check_stays_ended before update on ledger_check
  for each row when (old.ended_at is not null) execute function row_is_final();
