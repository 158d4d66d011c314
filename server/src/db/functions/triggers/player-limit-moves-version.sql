-- A remembered bet takes the limits for granted: see move_version_v1().
create or replace function player_limit_moves_version() returns trigger language plpgsql as
$$ begin perform move_version_v1(coalesce(new.player_id, old.player_id)); return null; end $$;
