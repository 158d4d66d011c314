create or replace function player_moves_version() returns trigger language plpgsql as
$$ begin perform move_version_v1(old.id); return null; end $$;
