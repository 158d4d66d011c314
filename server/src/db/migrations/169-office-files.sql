-- Where letters to a person of the office go, encrypted. Each sets their own.
create table staff_mail (
  staff_id uuid primary key references staff,
  sealed bytea not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- Reports that are made by the clock: a day, a week from Monday, or a month, once it is over.
create table report_schedule (
  id bigint generated always as identity primary key,
  report text collate "C" not null,
  format text collate "C" not null check (format in ('csv', 'pdf')),
  locale text collate "C" not null check (locale in ('tr', 'en')),
  every text collate "C" not null check (every in ('day', 'week', 'month')),
  -- Of Istanbul. A day is closed at 00:30.
  hour int not null check (hour between 1 and 23),
  because text not null check (length(btrim(because)) > 0),
  made_by uuid not null references staff,
  made_at timestamptz not null default clock_timestamp(),
  next_at timestamptz not null,
  tries int not null default 0,
  ended_at timestamptz,
  ended_by uuid references staff,
  constraint report_schedule_end_is_whole check ((ended_at is null) = (ended_by is null))
);
create index report_schedule_due on report_schedule (next_at) where ended_at is null;
create table report_receiver (
  schedule_id bigint not null references report_schedule,
  staff_id uuid not null references staff,
  primary key (schedule_id, staff_id)
);
-- What became of each time, once: two processes are one.
create table report_run (
  schedule_id bigint not null references report_schedule,
  due_at timestamptz not null,
  from_day date not null,
  to_day date not null,
  code text collate "C",
  receivers int not null,
  left_out int not null,
  at timestamptz not null default clock_timestamp(),
  primary key (schedule_id, due_at)
);
create trigger report_run_is_kept before update or delete or truncate on report_run
  for each statement execute function row_is_final();

-- A file that one person may download until it ends.
create table office_file (
  id uuid primary key,
  staff_id uuid not null references staff,
  kind text collate "C" not null check (kind in ('report', 'personal', 'bulk')),
  -- Asked about again at each download.
  right_name text collate "C" not null,
  wish jsonb not null,
  locale text collate "C" not null check (locale in ('tr', 'en')),
  name text not null,
  type text not null,
  asked_at timestamptz not null default clock_timestamp(),
  made_at timestamptz,
  ends_at timestamptz not null,
  bytes bigint,
  rows bigint,
  tries int not null default 0,
  failed_at timestamptz,
  schedule_id bigint,
  due_at timestamptz,
  -- Of what two people had made.
  proposal_id bigint unique references proposal,
  foreign key (schedule_id, due_at) references report_run,
  unique (schedule_id, due_at, staff_id),
  constraint office_file_is_whole check ((made_at is null) = (bytes is null)),
  constraint office_file_has_cause check ((kind = 'report') = (schedule_id is not null) and (kind = 'report') = (proposal_id is null))
);
create index office_file_of_person on office_file (staff_id, asked_at desc);
create index office_file_waits on office_file (asked_at) where made_at is null and failed_at is null;
create table office_file_piece (
  id uuid primary key,
  file_id uuid not null references office_file on delete cascade,
  place int not null,
  sealed bytea not null,
  unique (file_id, place)
);
