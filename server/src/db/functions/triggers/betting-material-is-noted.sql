-- Keeps every material change of an event, for the list of bets taken shortly before.
create or replace function betting_material_is_noted() returns trigger language plpgsql as $$
begin
  insert into betting_material values (new.id, new.material,
    case when new.material_at is distinct from old.material_at then coalesce(new.material_at, clock_timestamp())
      else clock_timestamp() end) on conflict do nothing;
  return null;
end $$;
