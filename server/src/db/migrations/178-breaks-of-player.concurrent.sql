-- Breaks, exclusions and blocks of one player, of any time: their page and their timeline tell of all.
create index concurrently exclusion_of_player on exclusion (player_id, began_at);
create index concurrently player_block_of_player on player_block (player_id, began_at);
