-- The office finds a player by the address, also one that is not confirmed
create index concurrently player_by_email on player (email_key);
-- How many paid in first in each month
create index concurrently player_lifetime_by_first_deposit on player_lifetime (first_deposit_at) where first_deposit_at is not null;
-- The alerts of a case
create index concurrently alert_of_case on alert (case_id) where case_id is not null;
