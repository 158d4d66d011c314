-- What a remembered bet takes for granted of its player and its session moves the version of the player's
-- cash account when it changes: so that one version tells a batch whether all of it still holds.
create or replace function move_version_v1(player uuid) returns void language sql as
$$ update account set version = version + 1 where owner_id = player and kind = 'player_cash' $$;
