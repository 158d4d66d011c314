-- Cases of money laundering: of compliance alone, in no list, timeline or copy of anything else (docs/risk.md).
create table aml_case (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  -- A person, or an alert of a rule that opens one by itself.
  opened_by uuid references staff,
  alert_id bigint references alert,
  because text not null check (btrim(because) <> ''),
  opened_at timestamptz not null,
  looked_by uuid references staff,
  looked_at timestamptz,
  decision text check (decision in ('no_report', 'report')),
  proposed_by uuid references staff,
  decided_by uuid references staff,
  decided_because text,
  decided_at timestamptz,
  -- As the authority numbers it.
  report_number text check (btrim(report_number) <> ''),
  reported_by uuid references staff,
  reported_at timestamptz,
  constraint aml_case_opened_by_one check (num_nonnulls(opened_by, alert_id) = 1),
  constraint aml_case_looked_whole check (num_nulls(looked_by, looked_at) in (0, 2)),
  constraint aml_case_decided_whole
    check (num_nulls(decision, proposed_by, decided_by, decided_because, decided_at) in (0, 5)),
  constraint aml_case_by_two check (proposed_by <> decided_by),
  constraint aml_case_reported_whole check (num_nulls(report_number, reported_by, reported_at) in (0, 3)),
  constraint aml_case_reported_as_decided check (reported_at is null or (decision is not null and decision = 'report'))
);
create unique index aml_case_open_once on aml_case (player_id) where decided_at is null;
create index aml_case_of_player on aml_case (player_id, id);
create trigger aml_case_is_kept before delete or truncate on aml_case
  for each statement execute function row_is_final();
create trigger aml_case_stays_ended before update on aml_case
  for each row when (old.decision = 'no_report' or old.reported_at is not null) execute function row_is_final();
