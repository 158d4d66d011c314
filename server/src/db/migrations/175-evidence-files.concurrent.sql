-- A player asks for one file at a time, and by itself one is made once for an occasion. Accounts that were closed
-- lately are looked for each few minutes.
create unique index concurrently evidence_file_asked_once on evidence_file (player_id) where made_at is null and why = 'asked';
create unique index concurrently evidence_file_of_occasion on evidence_file (player_id, occasion) where occasion is not null;
create index concurrently player_by_closing on player (closed_at) where closed_at is not null;
