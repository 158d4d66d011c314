-- The support desk of the back office (docs/operations.md, The support desk).

-- What people of the office write to each other about a ticket or a conversation: no player reads it.
create table support_note (
  id bigint generated always as identity primary key,
  -- As its case is named in the queue.
  subject text not null constraint support_note_subject_known check (subject ~ '^(ticket|chat):[0-9]+$'),
  player_id uuid not null references player,
  staff_id uuid not null references staff,
  text text not null constraint support_note_fits check (char_length(text) between 1 and 2000),
  at timestamptz not null
);
create index support_note_of_subject on support_note (subject, id);
create index support_note_of_player on support_note (player_id);

-- When a call was promised, how often nobody answered it, and how it ended.
alter table call_request
  add column call_at timestamptz,
  add column tries smallint not null default 0,
  -- How often the house let the hour pass.
  add column moves smallint not null default 0,
  add column outcome text constraint call_request_outcome_known check (outcome in ('reached', 'unreachable')),
  add column settled_at timestamptz,
  add constraint call_request_settled_whole check (num_nulls(outcome, settled_at) in (0, 2));

-- A complaint is opened of a ticket, so that what was said before stands beside it.
create table complaint (
  id bigint generated always as identity (start with 2001) primary key,
  player_id uuid not null references player,
  ticket_number bigint not null,
  -- What the player complains of, as whoever opened it says it.
  summary text not null constraint complaint_summary_fits check (char_length(summary) between 20 and 500),
  stage text not null constraint complaint_stage_known check (stage in ('received', 'acknowledged', 'decided', 'outside')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  outcome text constraint complaint_outcome_known check (outcome in ('for_player', 'against')),
  constraint complaint_ended_whole check ((stage in ('decided', 'outside')) = (decided_at is not null)),
  constraint complaint_decided_whole check ((stage = 'decided') = (outcome is not null))
);
create unique index complaint_open_once on complaint (ticket_number) where decided_at is null;
create index complaint_of_player on complaint (player_id, id);

create table complaint_step (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint on delete cascade,
  kind text not null constraint complaint_step_known check (kind in ('opened', 'acknowledged', 'answered', 'decided', 'outside')),
  -- Nobody: the clock.
  staff_id uuid references staff,
  -- What the player reads of it.
  text text not null constraint complaint_step_fits check (char_length(text) <= 2000),
  at timestamptz not null
);
create index complaint_step_of_complaint on complaint_step (complaint_id, id);

-- What waits already begins to wait in its queue now.
insert into queue_case (queue, subject, player_id, state, opened_at, promise_at, clock_at)
  select 'tickets', 'ticket:' || number, player_id, case when answered_at is null then 'new' else 'open' end,
    now(), now() + interval '6 hours', now() + interval '6 hours'
  from ticket where status = 'open' order by updated_at;
insert into queue_case (queue, subject, player_id, state, opened_at, promise_at)
  select 'chat', 'chat:' || number, player_id, 'waiting', now(), now() + interval '2 minutes'
  from chat where waiting_since is not null order by waiting_since;
