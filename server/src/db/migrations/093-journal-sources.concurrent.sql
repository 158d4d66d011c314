-- The journal reads what is new of each source by its time.
create index concurrently payment_event_by_time on payment_event (at, seq);
create index concurrently betting_bet_by_settlement on betting_bet (settled_at) where settled_at is not null;
create index concurrently bonus_by_claim on bonus (claimed_at);
create index concurrently bonus_by_end on bonus (ended_at) where ended_at is not null;
create index concurrently notification_by_time on notification (created_at, id);
