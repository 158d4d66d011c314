-- Keys that are shared with a supplier and were typed in the office: encrypted, shown to nobody. Nothing where the
-- value is needed no more.
create table supplier_key (
  id uuid primary key,
  provider text collate "C" not null constraint supplier_key_provider check (provider ~ '^[a-z0-9-]{1,40}$'),
  name text collate "C" not null constraint supplier_key_name check (name ~ '^[a-z0-9.-]{1,60}$'),
  sealed bytea not null,
  -- The begin of a SHA-256, which the supplier can compute too.
  fingerprint text collate "C" not null constraint supplier_key_fingerprint check (fingerprint ~ '^[0-9a-f]{16}$'),
  staged_by uuid not null references staff,
  staged_at timestamptz not null default clock_timestamp()
);
create trigger supplier_key_is_kept before delete or truncate on supplier_key
  for each statement execute function row_is_final();
create trigger supplier_key_is_final before update of id, provider, name, fingerprint, staged_by, staged_at on supplier_key
  for each statement execute function row_is_final();

-- What two people put into its place: the newest of each name counts before the file of the machine.
create table supplier_key_change (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  name text collate "C" not null,
  -- Null: the file of the machine again.
  key_id uuid references supplier_key,
  -- Until then calls with the key before it are taken too.
  old_until timestamptz not null,
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  because text not null check (length(btrim(because)) > 0),
  set_at timestamptz not null default clock_timestamp(),
  constraint supplier_key_change_by_two check (proposed_by <> set_by),
  constraint supplier_key_change_window check (old_until <= set_at + interval '8 days')
);
create index supplier_key_change_newest on supplier_key_change (name, id desc);
create trigger supplier_key_change_is_final before update or delete or truncate on supplier_key_change
  for each statement execute function row_is_final();
