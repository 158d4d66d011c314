-- Where a case of the back office waits, who has it and until when (docs/operations.md, The queues). What the
-- case is about stays in the tables of its own module.
create table queue_case (
  id bigint generated always as identity primary key,
  queue text not null check (queue in ('documents', 'payees', 'alerts', 'aml', 'tickets', 'chat', 'calls',
    'bonus_requests', 'supplier_differences', 'settlements', 'complaints', 'bonus_abuse')),
  -- What it is about, as the audit log names it: `ticket:42`.
  subject text not null check (subject ~ '^[a-z_]+:.+$'),
  player_id uuid references player,
  -- One of the queue's states (contract/src/office/queues.ts).
  state text not null,
  is_urgent boolean not null default false,
  opened_at timestamptz not null,
  -- When somebody is to have answered or decided.
  promise_at timestamptz not null,
  -- When it ends by itself; null: it stays, and goes to the lead.
  clock_at timestamptz,
  -- Whose it is, and until when nobody else decides it.
  owner_id uuid references staff,
  owned_at timestamptz,
  taken_by uuid references staff,
  taken_until timestamptz,
  -- 1 owner (half of the promise), 2 lead (four fifths), 3 manager (all of it).
  escalation smallint not null default 0 check (escalation between 0 and 3),
  -- Rises with each change of what is decided: who decides names the one that they saw.
  version integer not null default 0,
  closed_at timestamptz,
  closed_by text check (btrim(closed_by) <> ''),
  constraint queue_case_promise_follows check (promise_at >= opened_at),
  constraint queue_case_owned_whole check (num_nulls(owner_id, owned_at) in (0, 2)),
  constraint queue_case_taken_whole check (num_nulls(taken_by, taken_until) in (0, 2)),
  constraint queue_case_closed_whole check (num_nulls(closed_at, closed_by) in (0, 2))
);
create unique index queue_case_waits_once on queue_case (queue, subject) where closed_at is null;
create index queue_case_in_order on queue_case (queue, promise_at, id) where closed_at is null;
create index queue_case_of_player on queue_case (player_id, id) where player_id is not null;
create index queue_case_by_clock on queue_case (clock_at) where closed_at is null and clock_at is not null;
create trigger queue_case_is_kept before delete or truncate on queue_case
  for each statement execute function row_is_final();
create trigger queue_case_stays_closed before update on queue_case
  for each row when (old.closed_at is not null) execute function row_is_final();
