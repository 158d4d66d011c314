-- Words of the letters that the casino sends by itself, as the office worded them (docs/operations.md, Letters). A letter
-- without a row has those of the installation.
create table letter_version (
  letter text not null check (length(letter) between 1 and 40),
  version int not null check (version > 0),
  -- Subject and text in both languages.
  words jsonb not null,
  made_by uuid not null references staff,
  because text not null check (length(btrim(because)) >= 20),
  made_at timestamptz not null default clock_timestamp(),
  primary key (letter, version)
);
create trigger letter_version_is_kept before update or delete or truncate on letter_version
  for each statement execute function row_is_final();
