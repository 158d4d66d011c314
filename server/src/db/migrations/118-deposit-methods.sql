-- How the house offers each deposit method: a version for every change, the newest holds. A method without a
-- row is open, with the bounds of the payment service and in the order of the code.
create table deposit_method_setting (
  method_id int not null,
  version int not null check (version > 0),
  is_open boolean not null,
  -- What players read of one that is closed.
  closed_code text check (closed_code in ('maintenance', 'bank', 'checked')),
  min_e5 bigint not null check (min_e5 > 0),
  max_e5 bigint not null,
  because text not null check (length(btrim(because)) >= 20),
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  set_at timestamptz not null default clock_timestamp(),
  primary key (method_id, version),
  constraint deposit_method_bounds check (min_e5 <= max_e5),
  constraint deposit_method_closed_says_why check (is_open = (closed_code is null)),
  constraint deposit_method_by_two check (proposed_by <> set_by)
);
create trigger deposit_method_setting_is_final before update or delete or truncate on deposit_method_setting
  for each statement execute function row_is_final();

-- The order in which players see the methods, all of them.
create table deposit_method_order (
  version int primary key check (version > 0),
  method_ids int[] not null,
  because text not null check (length(btrim(because)) >= 20),
  proposed_by uuid not null references staff,
  set_by uuid not null references staff,
  set_at timestamptz not null default clock_timestamp(),
  constraint deposit_method_order_by_two check (proposed_by <> set_by)
);
create trigger deposit_method_order_is_final before update or delete or truncate on deposit_method_order
  for each statement execute function row_is_final();
