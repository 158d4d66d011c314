create or replace function status_is_derived() returns trigger language plpgsql as $$
begin
  if new.status <> (case tg_op when 'INSERT' then 'active' else status_of_player_v1(new.id) end) then
    raise 'player.status is derived: npm run office -- players says how a player is blocked or excluded';
  end if;
  return new;
end $$;
