-- Documents that a player is asked for with a withdrawal, and what they hand in (docs/operations.md, Documents).
create table document_ask (
  payment_id uuid primary key references payment,
  player_id uuid not null references player,
  kind text not null check (kind in ('identity', 'address', 'payment_account', 'source_of_money')),
  asked_at timestamptz not null
);
create index document_ask_of_player on document_ask (player_id, asked_at desc);
create trigger document_ask_is_final before update or delete or truncate on document_ask
  for each statement execute function row_is_final();

create table document (
  id uuid primary key,
  payment_id uuid not null references document_ask,
  player_id uuid not null references player,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'lapsed')),
  handed_at timestamptz not null,
  code text check (code in ('unreadable', 'expired', 'other_person', 'wrong_kind', 'cut_off')),
  -- For the house alone.
  because text check (btrim(because) <> ''),
  -- A person's id, or `system:` and who.
  decided_by text check (btrim(decided_by) <> ''),
  decided_at timestamptz,
  constraint document_decided_whole check (
    (state = 'waiting') = (decided_at is null) and num_nulls(decided_by, decided_at) in (0, 2)),
  constraint document_refused_with_code check ((state = 'refused') = (code is not null)),
  constraint document_lapse_verifies_nothing check (state <> 'accepted' or decided_by not like 'system:%')
);
create unique index document_waits_once on document (payment_id) where state = 'waiting';
create index document_of_payment on document (payment_id, handed_at desc);
create index document_of_player on document (player_id, handed_at desc);
create index document_ended on document (decided_at desc, id) where decided_at is not null;
create trigger document_is_kept before delete or truncate on document
  for each statement execute function row_is_final();
create trigger document_stays_decided before update on document
  for each row when (old.state <> 'waiting') execute function row_is_final();

-- The files lie in the database, encrypted in pieces: every process of the house and every backup has them.
create table document_file (
  id uuid primary key,
  player_id uuid not null references player,
  -- Nothing until it is handed in.
  document_id uuid references document,
  name text not null check (char_length(name) between 1 and 100),
  type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes int not null check (bytes between 1 and 5242880),
  created_at timestamptz not null
);
create index document_file_of_document on document_file (document_id) where document_id is not null;
create index document_file_not_handed_in on document_file (player_id, created_at) where document_id is null;
create table document_file_piece (
  id uuid primary key,
  file_id uuid not null references document_file on delete cascade,
  place int not null,
  sealed bytea not null,
  unique (file_id, place)
);
-- What is encrypted does not become smaller.
alter table document_file_piece alter column sealed set storage external;
