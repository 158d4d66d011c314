-- What a withdrawal may be to be paid by rule, as versions that two people set (docs/operations.md). The first is the
-- house's as it is delivered.
create table pay_rule (
  version integer primary key check (version > 0),
  -- A single withdrawal above this waits for a person; no version lets one person's limit be passed.
  amount_max_e5 bigint not null check (amount_max_e5 between 0 and 1000000000),
  -- The sums of a day: without a verified phone, before the deposits were staked, and in all; and how many.
  unverified_day_max_e5 bigint not null check (unverified_day_max_e5 between 0 and 1000000000),
  unstaked_day_max_e5 bigint not null check (unstaked_day_max_e5 between 0 and 1000000000),
  day_max_e5 bigint not null check (day_max_e5 between 0 and 5000000000),
  day_count_max integer not null check (day_count_max between 1 and 20),
  -- Of 30 days, before the deposits were staked.
  unstaked_month_max_e5 bigint not null check (unstaked_month_max_e5 between 0 and 5000000000),
  -- A day's sum to an account that is new, above which it waits out a day.
  new_account_day_max_e5 bigint not null check (new_account_day_max_e5 between 0 and 1000000000),
  proposed_by text check (btrim(proposed_by) <> ''),
  approved_by text check (btrim(approved_by) <> ''),
  because text not null check (btrim(because) <> ''),
  set_at timestamptz not null,
  constraint pay_rule_by_two check (version = 1 or (num_nulls(proposed_by, approved_by) = 0
    and lower(btrim(proposed_by)) <> lower(btrim(approved_by))))
);
create trigger pay_rule_is_final before update or delete or truncate on pay_rule
  for each statement execute function row_is_final();
insert into pay_rule values (1, 500000000, 100000000, 50000000, 1000000000, 5, 200000000, 200000000, null, null,
  'as delivered', clock_timestamp());

-- By which version a withdrawal was judged; null of those from before.
alter table payment add column pay_rule integer references pay_rule;
