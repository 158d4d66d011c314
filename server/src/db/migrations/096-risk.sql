-- Alerts of the risk desk, the versions of their rules, cases, decided links, and what harms players
-- (docs/risk.md).

-- Parameters of a rule from one moment on. Where a rule has no row, those of a new house hold.
create table risk_rule (
  rule text not null,
  version integer not null check (version > 0),
  parameters jsonb not null,
  is_on boolean not null,
  proposed_by uuid not null references staff,
  approved_by uuid not null references staff,
  because text not null check (length(btrim(because)) >= 20),
  set_at timestamptz not null,
  primary key (rule, version),
  constraint risk_rule_by_two check (proposed_by <> approved_by)
);
create trigger risk_rule_is_final before update or delete or truncate on risk_rule
  for each statement execute function row_is_final();

-- How far the rules have read: facts after it are new.
create table risk_mark (
  is_only boolean primary key default true check (is_only),
  transfer_id bigint not null,
  read_to timestamptz not null
);

create table risk_case (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  opened_by uuid not null references staff,
  opened_at timestamptz not null,
  because text not null,
  decision text check (decision in ('linked', 'blocked', 'clean')),
  decided_by uuid references staff,
  proposed_by uuid references staff,
  decided_because text,
  decided_at timestamptz,
  constraint risk_case_decided_whole
    check (num_nulls(decision, decided_by, proposed_by, decided_because, decided_at) in (0, 5)),
  constraint risk_case_by_two check (proposed_by <> decided_by)
);
create index risk_case_open on risk_case (opened_at) where decided_at is null;
create index risk_case_of_player on risk_case (player_id);
create trigger risk_case_stays_decided before update on risk_case
  for each row when (old.decided_at is not null) execute function row_is_final();

-- What a rule saw. It holds nothing and decides nothing; queue_case says where it waits.
create table alert (
  id bigint generated always as identity primary key,
  rule text not null,
  rule_version integer not null check (rule_version >= 0),
  player_id uuid not null references player,
  -- What a rule raises once at a time: an account, a pair, a device.
  about text not null,
  -- What was looked at, with the number seen.
  reasons jsonb not null,
  score smallint not null check (score between 0 and 100),
  -- When it happened, and when it was found.
  at timestamptz not null,
  found_at timestamptz not null,
  case_id bigint references risk_case,
  closed_as text check (closed_as in ('noise', 'case')),
  closed_by uuid references staff,
  closed_because text,
  closed_at timestamptz,
  constraint alert_once unique (rule, about, at),
  constraint alert_closed_whole check (num_nulls(closed_as, closed_by, closed_because, closed_at) in (0, 4))
);
create index alert_of_player on alert (player_id, id desc);
create index alert_by_score on alert (score desc, id) where closed_at is null;
create trigger alert_is_kept before delete or truncate on alert
  for each statement execute function row_is_final();
create trigger alert_stays_closed before update on alert
  for each row when (old.closed_at is not null) execute function row_is_final();

-- What people decided of two accounts: the newest row counts.
create table account_link (
  id bigint generated always as identity primary key,
  one_id uuid not null references player,
  other_id uuid not null references player,
  is_linked boolean not null,
  decided_by uuid not null references staff,
  because text not null,
  decided_at timestamptz not null,
  constraint account_link_in_order check (one_id < other_id)
);
create index account_link_of_one on account_link (one_id, id desc);
create index account_link_of_other on account_link (other_id, id desc);
create trigger account_link_is_final before update or delete or truncate on account_link
  for each statement execute function row_is_final();

-- Signs of harm: their points run thirty days.
create table harm_marker (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  rule text not null,
  rule_version integer not null check (rule_version >= 0),
  points smallint not null check (points between 1 and 10),
  reasons jsonb not null,
  at timestamptz not null,
  found_at timestamptz not null,
  constraint harm_marker_once unique (player_id, rule, at)
);
create trigger harm_marker_is_final before update or delete or truncate on harm_marker
  for each statement execute function row_is_final();

-- What was done of the ladder of help, by the rule or by a person, and why.
create table harm_step (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  step smallint not null check (step between 1 and 5),
  points smallint not null check (points >= 0),
  -- Null: the rule.
  done_by uuid references staff,
  because text not null check (btrim(because) <> ''),
  done_at timestamptz not null
);
create index harm_step_of_player on harm_step (player_id, id desc);
create trigger harm_step_is_final before update or delete or truncate on harm_step
  for each statement execute function row_is_final();

-- Each raise of a limit that a player asked for.
create table limit_wish (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  kind text not null,
  period text not null,
  most bigint not null,
  -- Null: none at all.
  wished bigint,
  -- What play had used of it; null of deposits.
  used bigint,
  asked_at timestamptz not null,
  refused_by uuid references staff,
  refused_because text,
  refused_at timestamptz,
  constraint limit_wish_refused_whole check (num_nulls(refused_by, refused_because, refused_at) in (0, 3))
);
create index limit_wish_of_player on limit_wish (player_id, asked_at desc);
create trigger limit_wish_is_kept before delete or truncate on limit_wish
  for each statement execute function row_is_final();
