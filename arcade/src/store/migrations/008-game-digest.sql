-- A commitment covers the mathematics of the game too, by a digest of its version and pay table. Pairs
-- of before have none, and are replaced before the next round.
alter table arcade.seed_pair
  add column digest text check (digest ~ '^[0-9a-f]{64}$');

create function arcade.seed_pair_keeps_its_digest() returns trigger language plpgsql as $$
begin
  if new.digest is distinct from old.digest then
    raise exception 'the digest of a committed seed is never changed';
  end if;
  return new;
end $$;
create trigger seed_pair_keeps_its_digest before update on arcade.seed_pair
  for each row execute function arcade.seed_pair_keeps_its_digest();
