-- What players say in rooms, under their hidden names. Kept for thirty days, so that a report can be
-- looked at.
create table arcade.chat_line (
  -- Of the command that said it: a repeat says nothing twice.
  id uuid primary key,
  room text not null,
  user_ref text not null,
  name text not null,
  text text not null check (length(text) between 1 and 240),
  said_at timestamptz not null,
  -- Reported by several, or hidden by an operator.
  hidden_at timestamptz
);
create index chat_line_by_time on arcade.chat_line (room, said_at desc);
create index chat_line_by_age on arcade.chat_line (said_at);

create table arcade.chat_report (
  line_id uuid not null references arcade.chat_line on delete cascade,
  -- Who reports it.
  user_ref text not null,
  reported_at timestamptz not null,
  primary key (line_id, user_ref)
);

-- Whom an operator lets say nothing for a while.
create table arcade.chat_mute (
  user_ref text primary key,
  until timestamptz not null,
  reason text not null,
  muted_by text not null,
  muted_at timestamptz not null
);
