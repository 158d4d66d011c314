-- The games that still take bets, found among all that were ever opened.
create index game_session_over on game_session (expires_at);
