-- The office's lists of players: the newest first, the beginning of a name, the end of a phone.
create index concurrently player_by_joining on player (created_at desc, id desc);
create index concurrently player_by_username on player (username_key text_pattern_ops);
create index concurrently player_by_name on player ((lower(name || ' ' || surname)) text_pattern_ops);
create index concurrently player_by_phone_end on player ((reverse(phone)) text_pattern_ops);
