-- Written help. A ticket is a thread of messages, numbered within it.
create table ticket (
  id uuid primary key,
  -- What player and operator call it by.
  number bigint generated always as identity (start with 1001),
  player_id uuid not null references player,
  subject text not null constraint ticket_subject_known
    check (subject in ('account', 'deposit', 'withdrawal', 'bonus', 'game', 'technical', 'other')),
  title text not null constraint ticket_title_fits check (char_length(title) between 1 and 80),
  status text not null constraint ticket_status_known
    check (status in ('open', 'waiting', 'answered', 'closed')),
  -- The place of its last message, of the last one by support, and how far the player has read.
  messages int not null constraint ticket_messages_not_negative check (messages >= 0),
  answered_place int not null default 0,
  read_place int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint ticket_number_unique unique (number),
  constraint ticket_closed_has_its_time check ((status = 'closed') = (closed_at is not null)),
  constraint ticket_places_in_thread check (answered_place <= messages and read_place <= messages)
);
create index ticket_of_player on ticket (player_id, updated_at desc, id);
create index ticket_for_support on ticket (updated_at) where status = 'open';
create index ticket_by_age on ticket (updated_at);

create table ticket_message (
  ticket_id uuid not null references ticket on delete cascade,
  place int not null constraint ticket_message_place_positive check (place > 0),
  author text not null constraint ticket_message_author_known
    check (author in ('player', 'support', 'system')),
  -- As it was written: whoever shows it shows text.
  text text not null constraint ticket_message_fits check (char_length(text) <= 2000),
  -- Who of the house wrote or did it.
  operator text,
  -- What happened, where nobody wrote.
  event text constraint ticket_message_event_known check (event in ('closed', 'reopened', 'from_chat')),
  created_at timestamptz not null,
  primary key (ticket_id, place),
  constraint ticket_message_is_written_or_happened check ((author = 'system') = (event is not null))
);

-- Attachments lie in the database: every process of the house and every backup has them, and a file and
-- the message it belongs to are stored or not stored together.
create table ticket_file (
  id uuid primary key,
  player_id uuid not null references player,
  -- Nothing until it is sent with a message.
  ticket_id uuid,
  place int,
  name text not null constraint ticket_file_name_fits check (char_length(name) between 1 and 100),
  type text not null constraint ticket_file_type_known
    check (type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  content bytea not null constraint ticket_file_size_fits
    check (octet_length(content) between 1 and 5242880),
  created_at timestamptz not null,
  constraint ticket_file_of_message foreign key (ticket_id, place)
    references ticket_message on delete cascade,
  constraint ticket_file_sent_with_message check ((ticket_id is null) = (place is null))
);
-- Pictures and PDFs are compressed already.
alter table ticket_file alter column content set storage external;
create index ticket_file_of_message on ticket_file (ticket_id, place);
create index ticket_file_not_sent on ticket_file (player_id, created_at) where ticket_id is null;

-- The live chat: one conversation to a player, which goes on.
create table chat (
  player_id uuid primary key references player,
  number bigint generated always as identity,
  messages int not null default 0,
  -- What came before went into a ticket.
  ticketed_place int not null default 0,
  -- The player has written and nobody has answered since then.
  waiting_since timestamptz,
  -- The player was told that nobody is there, and nobody has come since.
  is_away_told boolean not null default false,
  -- The player was notified of an answer, and has not looked since.
  is_answer_told boolean not null default false,
  -- When a window of the player last showed it.
  seen_at timestamptz not null,
  constraint chat_number_unique unique (number),
  constraint chat_places_in_thread check (ticketed_place <= messages)
);
create index chat_waiting on chat (waiting_since) where waiting_since is not null;

create table chat_message (
  player_id uuid not null references chat on delete cascade,
  place int not null constraint chat_message_place_positive check (place > 0),
  -- The browser's own name for it, so that what is sent twice is said once.
  message_id uuid,
  author text not null constraint chat_message_author_known
    check (author in ('player', 'support', 'system')),
  text text not null constraint chat_message_fits check (char_length(text) <= 1000),
  operator text,
  event text constraint chat_message_event_known check (event in ('away', 'ticket')),
  ticket_id uuid references ticket on delete set null,
  created_at timestamptz not null,
  primary key (player_id, place),
  constraint chat_message_said_once unique (player_id, message_id),
  constraint chat_message_is_written_or_happened check ((author = 'system') = (event is not null)),
  constraint chat_message_of_player_has_its_id check ((author = 'player') = (message_id is not null))
);
create index chat_message_by_age on chat_message (created_at);
create index chat_message_of_ticket on chat_message (ticket_id) where ticket_id is not null;

-- Who of the house was at the chat, and when they last were.
create table chat_operator (
  name text primary key constraint chat_operator_name_fits check (char_length(name) between 1 and 60),
  seen_at timestamptz not null
);
