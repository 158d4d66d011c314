-- What the weekly cashback gives. One row, which an operator changes.
create table cashback_rule (
  is_only boolean primary key default true constraint cashback_rule_is_one check (is_only),
  is_open boolean not null default true,
  share_bp int not null constraint cashback_share_is_a_share check (share_bp between 1 and 10000),
  -- 1000 is one kuruş.
  min_e5 bigint not null constraint cashback_least_is_payable check (min_e5 >= 1000),
  max_e5 bigint not null,
  changed_by text,
  changed_at timestamptz,
  constraint cashback_most_is_not_below_least check (max_e5 >= min_e5)
);
insert into cashback_rule (share_bp, min_e5, max_e5) values (1500, 1000000, 75000000);

-- The Wednesdays that were paid to everybody.
create table cashback_day (
  day date primary key,
  paid_at timestamptz not null
);
