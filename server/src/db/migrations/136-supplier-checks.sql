-- Comparisons of a day with a supplier that somebody of the office asked for. One runs at a time.
create table supplier_check (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  day date not null,
  asked_by uuid not null references staff,
  asked_at timestamptz not null default clock_timestamp(),
  -- The last sign of life of the process that does it.
  seen_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- Differences of the day that are open at its end.
  found int,
  -- Why it could not be compared.
  failure text,
  constraint supplier_check_tells_at_its_end check (num_nonnulls(found, failure) = (ended_at is not null)::int)
);
create unique index supplier_check_runs_once on supplier_check ((ended_at is null)) where ended_at is null;
create trigger supplier_check_is_kept before delete or truncate on supplier_check
  for each statement execute function row_is_final();
create trigger supplier_check_stays_ended before update on supplier_check
  for each row when (old.ended_at is not null) execute function row_is_final();

-- Of a difference that stood past its clock: which of the listed reasons it has, beside the words.
alter table supplier_difference add column explanation_code text
  constraint supplier_difference_code check (explanation_code in
    ('other_day', 'incomplete_list', 'not_listed', 'supplier_corrects', 'claimed', 'test_play')),
  add constraint supplier_difference_code_with_words check (explanation_code is null or explanation is not null);
