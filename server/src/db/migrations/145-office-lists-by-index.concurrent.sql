-- The office's lists and reports of what few players are or have. Accounts that are not active, the newest first
create index concurrently player_apart_by_joining on player (status, created_at desc, id desc) where status <> 'active';
-- Raises of limits that wait
create index concurrently player_limit_wished on player_limit (wished_at) where wished_at is not null;
-- Withdrawals that were held, by month
create index concurrently payment_held on payment_event (at) where step = 'held';
-- Open cases of a person
create index concurrently queue_case_of_owner on queue_case (owner_id, promise_at, id) where closed_at is null and owner_id is not null;
