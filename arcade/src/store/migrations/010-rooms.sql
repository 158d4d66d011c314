-- Games that many play at one clock. A room's rounds take their outcome from a chain of hashes: h0 is
-- published before the first, and each round's hash, hashed, is the one before.
create table arcade.room_chain (
  id uuid primary key,
  room text not null,
  -- The room's first chain is 1.
  no integer not null check (no > 0),
  first_hash text not null check (first_hash ~ '^[0-9a-f]{64}$'),
  rounds integer not null check (rounds > 0),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- The chain's hashes at every 4096th round, encrypted under a key of the key folder.
  sealed bytea not null,
  -- Drawn once the first hash is stored.
  salt text,
  created_at timestamptz not null,
  constraint room_chain_in_order unique (room, no)
);

create function arcade.room_chain_keeps_its_word() returns trigger language plpgsql as $$
begin
  if (new.id, new.room, new.no, new.first_hash, new.rounds, new.digest, new.sealed, new.created_at)
     is distinct from
     (old.id, old.room, old.no, old.first_hash, old.rounds, old.digest, old.sealed, old.created_at)
     or (old.salt is not null and new.salt is distinct from old.salt) then
    raise exception 'a chain that is published is never changed';
  end if;
  return new;
end $$;
create trigger room_chain_keeps_its_word before update on arcade.room_chain
  for each row execute function arcade.room_chain_keeps_its_word();

-- Which process runs the room. Each one that takes it over raises `epoch`: what an earlier one still
-- writes is refused.
create table arcade.room (
  code text primary key,
  epoch bigint not null default 0,
  owner uuid,
  -- The owner's last word, by the database's clock; a room that is silent for long may be taken over.
  beat_at timestamptz,
  -- How far the running phase had come then.
  elapsed_ms bigint not null default 0,
  -- When a page was last in the room.
  watched_at timestamptz,
  -- What a round left to the next; null where it left nothing.
  carried jsonb check (carried <> 'null')
);

create table arcade.room_round (
  id uuid primary key,
  room text not null references arcade.room,
  chain_id uuid not null references arcade.room_chain,
  number integer not null check (number > 0),
  game_version text not null,
  state text not null check (state in ('running', 'over', 'void')),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- What everybody saw at its end, and the hash that it came from.
  shown jsonb,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  constraint room_round_once unique (chain_id, number),
  constraint room_round_reveals_at_its_end check (
    (state = 'running') = (ended_at is null) and (state = 'running') = (hash is null)
  )
);
create unique index room_round_one_runs on arcade.room_round (room) where state = 'running';
create index room_round_by_time on arcade.room_round (room, started_at desc);

create table arcade.room_journal (
  round_id uuid not null references arcade.room_round,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  -- Since its phase began.
  since_ms bigint not null,
  kind text not null check (kind in ('phase', 'move', 'decided')),
  body jsonb not null,
  primary key (round_id, seq)
);

-- A bet in a room is a round of its seat in the books: of the room's round, and without seeds of its
-- own. Its nonce is the number of the room's round, and a seat may have several at once.
alter table arcade.round
  alter column seed_pair_id drop not null,
  add column room_round_id uuid references arcade.room_round,
  add column slot smallint,
  add constraint round_has_seeds_or_a_room check (
    (seed_pair_id is null) = (room_round_id is not null) and (slot is null) = (room_round_id is null)
  );
create index round_by_room on arcade.round (room_round_id) where room_round_id is not null;
drop index arcade.round_one_open_per_seat;
create unique index round_one_open_per_seat on arcade.round (seat_id)
  where state in ('stake_pending', 'open', 'win_pending') and room_round_id is null;
create unique index round_one_open_per_slot on arcade.round (room_round_id, seat_id, slot)
  where state in ('stake_pending', 'open', 'win_pending', 'settled');
