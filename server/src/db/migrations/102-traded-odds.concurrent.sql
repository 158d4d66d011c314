-- The odds that traders have set, for the job that gives them back to the feed.
create index concurrently betting_selection_by_hand on betting_selection (market_id)
  where trader_odds_milli is not null;
create index concurrently betting_order_by_person on betting_order (asked_by, asked_at);
