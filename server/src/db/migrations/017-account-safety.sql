-- The log-in session that a game was opened from: when it is over, the game takes no more bets. Null for
-- the games that were open before this was kept; they end by their own time.
alter table game_session add column log_in_hash bytea;
create index game_session_of_log_in on game_session (log_in_hash) where log_in_hash is not null;

-- Keyed hash of who holds the code, where one person has one code at a time whatever it is sent to: a
-- new one takes the place of those before (FRD-02).
alter table code add column holder bytea;
create index code_of_holder on code (holder) where holder is not null;

-- When the bank said in whose name a payout's account is, and it was the player's own. Before that the
-- bank is not asked to pay.
alter table payment add column payee_checked_at timestamptz;
update payment set payee_checked_at = approved_at where type = 2 and approved_at is not null;

-- The open sessions by how long nobody was seen there.
create index session_idle on session (last_seen_at) where ended_at is null;
