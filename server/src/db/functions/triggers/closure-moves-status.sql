create or replace function closure_moves_status() returns trigger language plpgsql as
$$ begin perform derive_player_status_v1(new.id); return null; end $$;
