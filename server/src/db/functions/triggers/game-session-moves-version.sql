create or replace function game_session_moves_version() returns trigger language plpgsql as
$$ begin perform move_version_v1(old.player_id); return null; end $$;
