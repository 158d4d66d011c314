-- When a trader asked that all of a producer is read anew, and when the process that follows it began.
alter table betting_producer
  add column recovery_asked_at timestamptz,
  add column recovery_begun_at timestamptz;
