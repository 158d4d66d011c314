-- What we were asked and what we answered, so that a retry gets the first answer again.
create table request (
  owner_id uuid not null,
  id text not null,
  fingerprint bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner_id, id)
);

-- Pushes promised in the transaction of the change they tell of; the pump sends and deletes them.
create table outbox (
  id bigint generated always as identity primary key,
  player_id uuid not null,
  command text not null,
  message jsonb not null,
  created_at timestamptz not null default now()
);
