-- A pair begins as a server seed alone, whose hash the player is told. Its client seed is taken once,
-- after that, and only then are rounds played under it. Pairs of before stay as they are.
alter table arcade.seed_pair
  alter column client_seed drop not null,
  add column begun_at timestamptz,
  -- The pair that was revealed when this one began; null for a seat's first.
  add column replaces uuid references arcade.seed_pair;

drop trigger seed_pair_keeps_its_word on arcade.seed_pair;
update arcade.seed_pair set begun_at = created_at;

alter table arcade.seed_pair
  add constraint seed_pair_begins_with_its_client_seed
    check ((client_seed is null) = (begun_at is null)),
  add constraint seed_pair_is_unused_before_it_begins
    check (client_seed is not null
           or (next_nonce = 0 and revealed_at is null and replaces is null));

drop index arcade.seed_pair_one_in_use;
create unique index seed_pair_one_in_use on arcade.seed_pair (seat_id)
  where client_seed is not null and revealed_at is null;
create unique index seed_pair_one_next on arcade.seed_pair (seat_id) where client_seed is null;
create index seed_pair_by_replaced on arcade.seed_pair (replaces) where replaces is not null;

create or replace function arcade.seed_pair_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.client_seed is not null then
      raise exception 'a server seed is committed to before its client seed is known';
    end if;
    return new;
  end if;
  if (new.seat_id, new.server_seed, new.commitment, new.created_at)
     is distinct from
     (old.seat_id, old.server_seed, old.commitment, old.created_at)
     or (old.client_seed is not null
         and (new.client_seed, new.begun_at, new.replaces)
             is distinct from (old.client_seed, old.begun_at, old.replaces)) then
    raise exception 'a committed seed is never changed';
  end if;
  if new.next_nonce not in (old.next_nonce, old.next_nonce + 1) then
    raise exception 'nonces are counted without a gap';
  end if;
  if old.revealed_at is not null then
    raise exception 'a revealed seed is never used again';
  end if;
  return new;
end $$;
create trigger seed_pair_keeps_its_word before insert or update on arcade.seed_pair
  for each row execute function arcade.seed_pair_keeps_its_word();
