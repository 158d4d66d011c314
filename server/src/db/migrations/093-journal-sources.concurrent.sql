-- The journal reads what is new of payments and bets, by its time.
create index concurrently payment_event_by_time on payment_event (at, seq);
create index concurrently betting_bet_by_settlement on betting_bet (settled_at) where settled_at is not null;
