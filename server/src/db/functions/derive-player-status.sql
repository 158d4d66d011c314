-- The lock comes first and the facts are read by the statement after it, so that of two changes at once
-- the second one sees the first.
create or replace function derive_player_status_v1(whose uuid) returns void language plpgsql as $$
begin
  perform from player where id = whose for no key update;
  update player set status = status_of_player_v1(whose) where id = whose and status <> status_of_player_v1(whose);
end $$;
