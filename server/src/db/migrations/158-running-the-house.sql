-- Warnings and errors of the processes for the back office, without personal data: what equals within some seconds is
-- one row.
create table log_notice (
  id bigint generated always as identity primary key,
  level text collate "C" not null constraint log_notice_level check (level in ('warn', 'error')),
  process text collate "C" not null,
  message text not null constraint log_notice_is_short check (length(message) <= 200),
  -- Of a failure: its code or name, and the line of our code where it arose.
  code text collate "C",
  place text collate "C",
  -- The job that it happened in, and the request id of the last of them.
  task text collate "C",
  request text collate "C",
  times int not null constraint log_notice_happened check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index log_notice_by_time on log_notice (last_at);

-- The processes of the casino that run, and which keys of personal data each can open.
create table process_sign (
  process text collate "C" primary key,
  version text collate "C" not null,
  opened_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  -- The versions in its folder, and the one that it encrypts with.
  key_versions int[] not null,
  sealing_version int not null
);

-- Backups, restores and drills of the house's own commands, as they ended. The file itself tells nothing of later ones.
create table backup_record (
  id bigint generated always as identity primary key,
  kind text collate "C" not null constraint backup_record_kind check (kind in ('backup', 'restore', 'drill')),
  is_done boolean not null,
  -- The name of the file, without its folder.
  file text not null constraint backup_record_file check (length(file) between 1 and 200),
  bytes bigint constraint backup_record_bytes check (bytes >= 0),
  -- The moment that the copy shows; null of one that failed before it was known.
  as_of timestamptz,
  took_ms int not null constraint backup_record_took check (took_ms >= 0),
  -- The user of the machine.
  done_by text not null,
  at timestamptz not null default clock_timestamp()
);
create trigger backup_record_is_kept before update or delete or truncate on backup_record
  for each statement execute function row_is_final();
