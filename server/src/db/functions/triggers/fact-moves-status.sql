create or replace function fact_moves_status() returns trigger language plpgsql as $$
begin
  perform derive_player_status_v1(case tg_op when 'DELETE' then old.player_id else new.player_id end);
  return null;
end $$;
