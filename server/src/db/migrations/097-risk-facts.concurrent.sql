-- Who came from one device or one network lately, and whose payments changed since the rules looked.
create index concurrently session_by_device on session (fingerprint, created_at) where length(fingerprint) >= 8;
create index concurrently session_by_network on session (ip, created_at);
create index concurrently payment_by_change on payment (updated_at);
