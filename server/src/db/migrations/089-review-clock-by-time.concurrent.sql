-- Reviews in the order in which they run out, and what the clock has let go lately.
create index concurrently payment_by_clock on payment (clock_at)
  where type = 2 and status = 2 and approved_at is null and clock_at is not null;
create index concurrently payment_released on payment_event (at) where step = 'released';
