-- What each key was when it was last noted, as a keyed hash; null where it was given up on purpose. Of
-- one name the newest row counts.
create table key_fingerprint (
  id bigint generated always as identity primary key,
  name text not null,
  fingerprint bytea,
  noted_by text not null,
  noted_at timestamptz not null default now()
);
create trigger key_fingerprint_is_final before update or delete or truncate on key_fingerprint
  for each statement execute function row_is_final();
