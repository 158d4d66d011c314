-- Lists of sanctions and of politically exposed persons, and what players are compared with them: of compliance
-- alone, in no list, timeline or copy of anything else (docs/risk.md).
create table screening_source (
  id bigint generated always as identity primary key,
  name text not null check (btrim(name) <> '' and length(name) <= 80),
  -- The name as it is compared.
  name_key text not null unique,
  kind text not null check (kind in ('sanctions', 'pep'))
);
create trigger screening_source_is_final before update or delete or truncate on screening_source
  for each statement execute function row_is_final();

-- Each file that was brought in: it replaces the version before it.
create table screening_version (
  source_id bigint not null references screening_source,
  version integer not null check (version > 0),
  file text not null,
  hash bytea not null check (length(hash) = 32),
  entries integer not null check (entries >= 0),
  added integer not null check (added >= 0),
  changed integer not null check (changed >= 0),
  removed integer not null check (removed >= 0),
  imported_by uuid not null references staff,
  because text not null check (btrim(because) <> ''),
  imported_at timestamptz not null default clock_timestamp(),
  primary key (source_id, version)
);
create trigger screening_version_is_final before update or delete or truncate on screening_version
  for each statement execute function row_is_final();

-- What a list says of one person. Another text is another row, so that a decided match stays with what was decided.
create table screening_entry (
  id bigint generated always as identity primary key,
  source_id bigint not null references screening_source,
  -- The list's own number of it.
  code text not null check (btrim(code) <> ''),
  -- Of all that it says.
  print bytea not null check (length(print) = 32),
  -- The name, then the aliases.
  names text[] not null check (cardinality(names) between 1 and 40),
  -- `1961`, `1961-04-30`, or nothing.
  birth text check (birth ~ '^\d{4}(-\d{2}-\d{2})?$'),
  country text check (country ~ '^[A-Z]{2}$'),
  -- The keyed hash of the number of a document, and its last two characters.
  document_hmac bytea,
  document_end text,
  -- What players with a like name have too (server/src/modules/screening/names/keys.ts).
  keys text[] not null,
  since_version integer not null,
  -- The version that has it no more, or otherwise.
  gone_version integer,
  compared_at timestamptz,
  -- So many players have its name that the name alone opens no match; null where it does.
  namesakes integer check (namesakes > 0),
  constraint screening_entry_document_whole check (num_nulls(document_hmac, document_end) in (0, 2)),
  unique (source_id, code, print)
);
create unique index screening_entry_once on screening_entry (source_id, code) where gone_version is null;
create index screening_entry_by_key on screening_entry using gin (keys) where gone_version is null;
create index screening_entry_by_document on screening_entry (document_hmac)
  where gone_version is null and document_hmac is not null;
create index screening_entry_waits on screening_entry (id) where gone_version is null and compared_at is null;
create trigger screening_entry_is_kept before delete or truncate on screening_entry
  for each statement execute function row_is_final();

-- What of a player is compared, found by the same keys.
create table screening_person (
  player_id uuid primary key references player on delete cascade,
  name_key text not null,
  keys text[] not null,
  compared_at timestamptz not null
);
create index screening_person_by_key on screening_person using gin (keys);
create index screening_person_by_name on screening_person (name_key);

-- Players to be compared: new ones, and those whose data have changed.
create table screening_due (
  player_id uuid primary key references player on delete cascade,
  -- Another change gives another number, and the player waits once more.
  n bigint generated always as identity
);
create index screening_due_in_order on screening_due (n);

create table screening_match (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  entry_id bigint not null references screening_entry,
  source_id bigint not null references screening_source,
  code text not null,
  kind text not null check (kind in ('sanctions', 'pep')),
  -- Of the player's data as they were compared: other data are compared anew.
  player_print bytea not null check (length(player_print) = 32),
  score integer not null check (score between 0 and 100),
  -- Which name of the entry it is, and how birth, country and document stand to each other.
  fit jsonb not null,
  opened_at timestamptz not null,
  decision text check (decision in ('this_person', 'not_this_person')),
  proposed_by uuid references staff,
  decided_by uuid references staff,
  decided_because text check (btrim(decided_because) <> ''),
  decided_at timestamptz,
  constraint screening_match_decided_whole
    check (num_nulls(decision, proposed_by, decided_by, decided_because, decided_at) in (0, 5)),
  constraint screening_match_by_two check (proposed_by <> decided_by)
);
create unique index screening_match_open_once on screening_match (player_id, source_id, code) where decided_at is null;
create unique index screening_match_once on screening_match (player_id, entry_id, player_print);
create index screening_match_in_order on screening_match (opened_at, id) where decided_at is null;
create index screening_match_of_entry on screening_match (entry_id);
create trigger screening_match_is_kept before delete or truncate on screening_match
  for each statement execute function row_is_final();
create trigger screening_match_stays_decided before update on screening_match
  for each row when (old.decided_at is not null) execute function row_is_final();

-- A match holds what the player is paid until two people have decided it: by no person, and for sanctions alone.
alter table legal_hold add column match_id bigint references screening_match;
alter table legal_hold drop constraint legal_hold_placed_by_two;
alter table legal_hold add constraint legal_hold_placed_by_two check (case when match_id is null
  then lower(btrim(proposed_by)) <> lower(btrim(placed_by))
  else ground = 'sanction' and proposed_by = 'system:lists' and placed_by = 'system:lists' end);

-- A match with a politically exposed person opens a case by itself, a match with sanctions by its decision.
alter table aml_case add column match_id bigint references screening_match;
alter table aml_case drop constraint aml_case_opened_by_one;
alter table aml_case add constraint aml_case_opened_by_one check (num_nonnulls(opened_by, alert_id, match_id) = 1);

create function player_waits_for_lists() returns trigger language plpgsql as $$
begin
  -- The number of one that waits already: whoever compares it now compares it once more.
  insert into screening_due (player_id) values (new.id)
    on conflict (player_id) do update set n = default;
  return null;
end $$;
create trigger player_comes_to_lists after insert on player
  for each row execute function player_waits_for_lists();
create trigger player_changes_for_lists after update on player
  for each row when ((old.name, old.surname, old.birth_date, old.country_id, old.personal_no_hmac)
    is distinct from (new.name, new.surname, new.birth_date, new.country_id, new.personal_no_hmac))
  execute function player_waits_for_lists();

-- Everybody who is here already.
insert into screening_due (player_id) select id from player;
