-- The course of one game's return reads the days of that game alone.
create index concurrently rollup_play_of_game on rollup_play (game, day);
