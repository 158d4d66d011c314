-- The office finds a player by the address, also one that is not confirmed.
create index concurrently player_by_email on player (email_key);
