-- What two people of the office set of a supplier: the newest of each name counts before the setting of a start.
create table supplier_setting (
  id bigint generated always as identity primary key,
  provider text collate "C" not null constraint supplier_setting_provider check (provider ~ '^[a-z0-9-]{1,40}$'),
  name text collate "C" not null constraint supplier_setting_name check (name ~ '^[A-Z0-9_]{1,60}$'),
  -- Null: that of the start again.
  value text constraint supplier_setting_value check (length(value) between 1 and 4000),
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  because text not null check (length(btrim(because)) > 0),
  set_at timestamptz not null default clock_timestamp(),
  constraint supplier_setting_by_two check (proposed_by <> set_by)
);
create index supplier_setting_newest on supplier_setting (provider, name, id desc);
create trigger supplier_setting_is_final before update or delete or truncate on supplier_setting
  for each statement execute function row_is_final();
