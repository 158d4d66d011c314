create or replace function player_waits_for_lists() returns trigger language plpgsql as $$
begin
  -- The number of one that waits already: whoever compares it now compares it once more.
  insert into screening_due (player_id) values (new.id)
    on conflict (player_id) do update set n = default;
  return null;
end $$;
