-- The journal reads what is new of payments, by its time.
create index concurrently payment_event_by_time on payment_event (at, seq);
