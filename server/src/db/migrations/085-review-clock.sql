-- A withdrawal that is held ends by itself, for its player (docs/operations.md, The review clock).

-- The lengths of the clock, as versions that two people set. The first is the house's as it is delivered.
create table review_rule (
  version integer primary key check (version > 0),
  -- Of the first in line, and for each that stands before it; together no more than most_minutes.
  first_minutes integer not null check (first_minutes between 1 and 240),
  each_minutes integer not null check (each_minutes between 0 and 60),
  most_minutes integer not null check (most_minutes between first_minutes and 240),
  -- While the player is asked for something.
  asked_hours integer not null check (asked_hours between 1 and 72),
  -- Minutes of the day in Istanbul between which somebody looks; null both: always.
  opens_minute integer check (opens_minute between 0 and 1439),
  closes_minute integer check (closes_minute between 1 and 1440),
  -- What the clock pays in an hour, or compared with a usual day, before somebody is called.
  brake_hour_e5 bigint not null check (brake_hour_e5 > 0),
  brake_times integer not null check (brake_times between 2 and 10),
  proposed_by text check (btrim(proposed_by) <> ''),
  approved_by text check (btrim(approved_by) <> ''),
  because text not null check (btrim(because) <> ''),
  set_at timestamptz not null,
  constraint review_rule_hours_whole check (num_nulls(opens_minute, closes_minute) in (0, 2)
    and (opens_minute is null or opens_minute < closes_minute)),
  constraint review_rule_by_two check (version = 1 or (num_nulls(proposed_by, approved_by) = 0
    and lower(btrim(proposed_by)) <> lower(btrim(approved_by))))
);
create trigger review_rule_is_final before update or delete or truncate on review_rule
  for each statement execute function row_is_final();
insert into review_rule (version, first_minutes, each_minutes, most_minutes, asked_hours, brake_hour_e5, brake_times, because, set_at)
  values (1, 15, 3, 240, 72, 25000000000, 3, 'as delivered', clock_timestamp());

-- What one person proposes and another decides: names are those that the audit log has.
create table review_proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('extend', 'ask', 'reject', 'incident', 'rule', 'legal_hold', 'legal_lift')),
  -- The payment, the player, or `house`.
  object text not null,
  terms jsonb not null,
  because text not null check (btrim(because) <> ''),
  proposed_by text not null check (btrim(proposed_by) <> ''),
  proposed_at timestamptz not null,
  lapses_at timestamptz not null,
  -- `replaced` by one of other terms.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'replaced', 'lapsed')),
  decided_by text check (btrim(decided_by) <> ''),
  decided_at timestamptz,
  constraint review_proposal_is_decided check ((state = 'waiting') = (decided_at is null)),
  constraint review_proposal_by_two check (state <> 'done' or (decided_by is not null
    and lower(btrim(decided_by)) <> lower(btrim(proposed_by)) and decided_at < lapses_at))
);
create unique index review_proposal_waits_once on review_proposal (kind, object) where state = 'waiting';
create trigger review_proposal_is_kept before delete or truncate on review_proposal
  for each statement execute function row_is_final();
create trigger review_proposal_stays_decided before update on review_proposal
  for each row when (old.state <> 'waiting') execute function row_is_final();

-- What the law holds: no clock pays, and no person of the house alone.
create table legal_hold (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  ground text not null check (ground in ('legal_hold', 'sanction', 'court_order')),
  because text not null check (btrim(because) <> ''),
  proposed_by text not null check (btrim(proposed_by) <> ''),
  placed_by text not null check (btrim(placed_by) <> ''),
  placed_at timestamptz not null,
  lift_proposed_by text check (btrim(lift_proposed_by) <> ''),
  lifted_by text check (btrim(lifted_by) <> ''),
  lifted_because text check (btrim(lifted_because) <> ''),
  lifted_at timestamptz,
  constraint legal_hold_placed_by_two check (lower(btrim(proposed_by)) <> lower(btrim(placed_by))),
  constraint legal_hold_lifts_whole check (num_nulls(lift_proposed_by, lifted_by, lifted_because, lifted_at) in (0, 4)),
  constraint legal_hold_lifted_by_two check (lower(btrim(lift_proposed_by)) <> lower(btrim(lifted_by)))
);
create unique index legal_hold_stands_once on legal_hold (player_id) where lifted_at is null;
create trigger legal_hold_is_kept before delete or truncate on legal_hold
  for each statement execute function row_is_final();
create trigger legal_hold_stays_lifted before update on legal_hold
  for each row when (old.lifted_at is not null) execute function row_is_final();

-- Adds time to every hold at once: never twice in seven days.
create table review_incident (
  id bigint generated always as identity primary key,
  hours integer not null check (hours between 1 and 24),
  because text not null check (btrim(because) <> ''),
  proposed_by text not null check (btrim(proposed_by) <> ''),
  approved_by text not null check (btrim(approved_by) <> ''),
  declared_at timestamptz not null,
  next_at timestamptz not null,
  extended integer not null check (extended >= 0),
  constraint review_incident_by_two check (lower(btrim(proposed_by)) <> lower(btrim(approved_by))),
  constraint review_incident_is_rare check (next_at >= declared_at + interval '168 hours'),
  constraint review_incident_once_a_week exclude using gist (tstzrange(declared_at, next_at) with &&)
);
create trigger review_incident_is_final before update or delete or truncate on review_incident
  for each statement execute function row_is_final();

-- When no clock may pay anybody: the chain of the ledger is broken, or real money has no licence.
create table review_stop (
  id bigint generated always as identity primary key,
  why text not null check (why in ('seal', 'licence')),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index review_stop_stands_once on review_stop (why) where ended_at is null;
create trigger review_stop_is_kept before delete or truncate on review_stop
  for each statement execute function row_is_final();
create trigger review_stop_stays_ended before update on review_stop
  for each row when (old.ended_at is not null) execute function row_is_final();

-- The chain of the ledger was found broken, by the hourly check; null once it is whole again.
alter table books_check add column chain_broken_at timestamptz;

alter table payment
  -- When the clock decides. It is base and extensions together.
  add column clock_at timestamptz,
  add column clock_base_at timestamptz,
  add column extended_s integer not null default 0,
  add column review_version integer references review_rule,
  add column legal_hold_id bigint references legal_hold,
  -- The player was asked for something, which is done once.
  add column player_asked_at timestamptz,
  -- Rises with each change of what is decided: who decides names the one that they saw.
  add column version integer not null default 0;

alter table payment_event
  -- Of a step that two people took, who was the first; what they knew, or why.
  add column first_operator text,
  add column note text,
  add column clock_at timestamptz,
  add column added_s integer,
  add column review_version integer references review_rule;

-- What waits as this is applied is looked at for once more, and then ends like any other.
update payment
  set clock_base_at = greatest(hold_until, promised_at, now() + interval '15 minutes'),
      clock_at = greatest(hold_until, promised_at, now() + interval '15 minutes'),
      review_version = 1, hold = coalesce(hold, 'amount')
  where type = 2 and status = 2 and approved_at is null;

create function payment_review_moves() returns trigger language plpgsql as $$
begin
  if new.type = 2 and new.status = 2 and new.approved_at is null and new.hold is not null
    and new.legal_hold_id is null and new.clock_at is null then
    -- By a process of the release before, which knows no clock.
    new.clock_base_at := coalesce(greatest(new.hold_until, new.promised_at), clock_timestamp() + interval '15 minutes');
    new.clock_at := new.clock_base_at;
    new.extended_s := 0;
    new.review_version := 1;
  end if;
  if (new.status, new.hold, new.approved_at, new.first_approver, new.clock_at, new.legal_hold_id)
    is distinct from (old.status, old.hold, old.approved_at, old.first_approver, old.clock_at, old.legal_hold_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger payment_review_moves before update on payment
  for each row when (new.type = 2) execute function payment_review_moves();

alter table payment
  add constraint withdrawal_held_has_clock check (type <> 2 or status <> 2 or approved_at is not null
    or hold is null or num_nulls(clock_at, legal_hold_id) = 1),
  add constraint withdrawal_extended_in_bounds check (extended_s between 0 and 259200),
  add constraint withdrawal_clock_is_its_base check (
    (clock_at is null or clock_at = clock_base_at + make_interval(secs => extended_s))
    and num_nulls(clock_at, review_version) in (0, 2));

create function hold_is_whole() returns trigger language plpgsql as $$
begin
  if exists (select from payment where id = new.id and status = 2 and approved_at is null and hold is null) then
    raise exception 'withdrawal % waits without a reason', new.id;
  end if;
  return null;
end $$;
create constraint trigger withdrawal_hold_is_whole after insert or update on payment
  deferrable initially deferred for each row
  when (new.type = 2 and new.status = 2 and new.approved_at is null and new.hold is null) execute function hold_is_whole();

-- Two people, bounds of time, and the version of the rule, as each step is written.
create function payment_step_is_allowed() returns trigger language plpgsql as $$
declare
  is_by_two boolean := coalesce(lower(btrim(new.first_operator)) <> lower(btrim(new.operator)), false);
begin
  if new.step = 'extended' and not (is_by_two and new.clock_at is not null and coalesce(new.added_s between 1 and 86400, false)) then
    raise exception 'a clock is extended by two people, by 24 hours at most';
  end if;
  if (new.step = 'released' or new.operator = 'system:clock')
    and not coalesce(new.operator = 'system:clock' and new.at >= new.clock_at and new.review_version is not null, false) then
    raise exception 'the clock decides at its time, by a version of its rule';
  end if;
  if new.step = 'held' and new.reason = 'legal_hold' and not exists (
    select from payment where id = new.payment_id and legal_hold_id is not null) then
    raise exception 'what the law holds has been placed by two people';
  end if;
  if new.step = 'approved' and new.operator is not null and not exists (
    select from payment where id = new.payment_id and (amount_e5 <= 1000000000
      or lower(btrim(first_approver)) <> lower(btrim(new.operator)))) then
    raise exception 'a high withdrawal is approved by two people';
  end if;
  return new;
end $$;
create trigger payment_step_is_allowed before insert on payment_event
  for each row when (new.step in ('extended', 'released', 'held', 'approved') or new.operator = 'system:clock')
  execute function payment_step_is_allowed();
alter table payment_event add constraint payment_judged_by_two check (
  step <> 'returned' or operator is null or reason not in ('more_proof', 'review_failed')
  or coalesce(lower(btrim(first_operator)) <> lower(btrim(operator)), false)) not valid;

drop index payment_waits_out_hold;
