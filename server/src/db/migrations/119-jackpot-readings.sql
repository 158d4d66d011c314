-- What the arcade says of its jackpots' books, the last reading of each day of Istanbul. The fold of the reports
-- makes rollup_jackpot of it.
create table jackpot_reading (
  pool text collate "C" not null,
  day date not null,
  currency char(3) not null,
  at timestamptz not null,
  -- Since the first pot.
  paid_in_e5 bigint not null,
  won_e5 bigint not null,
  falls int not null,
  -- What the pot and the reserve hold, and where the pot falls before a sum.
  amount_e5 bigint not null,
  reserve_e5 bigint not null,
  ceiling_e5 bigint,
  primary key (pool, day),
  constraint jackpot_reading_adds_up check (paid_in_e5 = won_e5 + amount_e5 + reserve_e5)
);
