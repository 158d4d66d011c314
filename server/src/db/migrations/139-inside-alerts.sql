-- What the rule about the staff saw (docs/risk.md): of compliance alone, in no list of the risk desk and in no queue.
create table inside_alert (
  id bigint generated always as identity primary key,
  rule text not null,
  rule_version integer not null check (rule_version >= 0),
  -- Whom it is about, the colleague whose proposals they approve, and the player whose cases they decide.
  staff_id uuid not null references staff,
  other_id uuid references staff,
  player_id uuid references player,
  about text not null,
  reasons jsonb not null,
  at timestamptz not null,
  found_at timestamptz not null,
  closed_by uuid references staff,
  closed_because text,
  closed_at timestamptz,
  constraint inside_alert_once unique (rule, about, at),
  constraint inside_alert_closed_whole check (num_nulls(closed_by, closed_because, closed_at) in (0, 3)),
  constraint inside_alert_by_another
    check (closed_by is null or (closed_by <> staff_id and closed_by is distinct from other_id))
);
create index inside_alert_open on inside_alert (found_at, id) where closed_at is null;
create trigger inside_alert_is_kept before delete or truncate on inside_alert
  for each statement execute function row_is_final();
create trigger inside_alert_stays_closed before update on inside_alert
  for each row when (old.closed_at is not null) execute function row_is_final();
