-- Bonuses that are wagered by bets at our own sportsbook: docs/decisions/007-bonus-money.md.

-- Of a settled bet so much of the stake counts, in percent; the bet and each of its legs have at least these odds,
-- in thousandths, as they were taken. An offer is for one kind of product, games or bets (BON-01).
alter table bonus_offer
  add column bet_percent smallint not null default 0 check (bet_percent between 0 and 100),
  add column bet_odds_min_milli integer not null default 1001 check (bet_odds_min_milli between 1001 and 500000),
  add column leg_odds_min_milli integer not null default 1001 check (leg_odds_min_milli between 1001 and 500000),
  add constraint bonus_offer_of_one_product check (bet_percent = 0 or contribution = '{}');
alter table bonus
  add column bet_percent smallint not null default 0 check (bet_percent between 0 and 100),
  add column bet_odds_min_milli integer not null default 1001 check (bet_odds_min_milli between 1001 and 500000),
  add column leg_odds_min_milli integer not null default 1001 check (leg_odds_min_milli between 1001 and 500000),
  -- What bets had counted when it last stopped running; while it runs they are added up anew.
  add column bet_wagered_e5 bigint not null default 0 check (bet_wagered_e5 >= 0),
  add constraint bonus_of_one_product check (bet_percent = 0 or contribution = '{}');

create index betting_bet_counts_for_bonus on betting_bet (player_id, placed_at)
  where state = 'settled' and bonus_account_id is null and parts_sold = 0;
