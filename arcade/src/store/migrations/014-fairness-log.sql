-- The log of commitments: what was told of a seat's seeds, and when. It is only added to. Batches of it and
-- signed heads are published, so that nothing can be put in, changed or taken out once others hold a head.
create table arcade.fairness_fact (
  id bigint generated always as identity primary key,
  seat_id uuid not null,
  pair_id uuid not null,
  kind text not null check (kind in ('seed.committed', 'seed.client', 'seed.revealed')),
  -- The commitment, the client seed or the server seed.
  value text not null,
  at timestamptz(3) not null,
  constraint fairness_fact_told_once unique (pair_id, kind)
);
create index fairness_fact_by_seat on arcade.fairness_fact (seat_id, id);

create function arcade.fairness_log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the log of commitments is only added to';
end $$;
create trigger fairness_fact_is_final before update or delete or truncate on arcade.fairness_fact
  for each statement execute function arcade.fairness_log_is_final();

-- Whoever writes a pair writes the log with it, in one transaction.
create function arcade.seed_pair_is_logged() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into arcade.fairness_fact (seat_id, pair_id, kind, value, at)
      values (new.seat_id, new.id, 'seed.committed', new.commitment, new.created_at);
  end if;
  if new.client_seed is not null and (tg_op = 'INSERT' or old.client_seed is null) then
    insert into arcade.fairness_fact (seat_id, pair_id, kind, value, at)
      values (new.seat_id, new.id, 'seed.client', new.client_seed, new.begun_at);
  end if;
  if new.revealed_at is not null and (tg_op = 'INSERT' or old.revealed_at is null) then
    insert into arcade.fairness_fact (seat_id, pair_id, kind, value, at)
      values (new.seat_id, new.id, 'seed.revealed', new.server_seed, new.revealed_at);
  end if;
  return null;
end $$;
create trigger seed_pair_is_logged after insert or update on arcade.seed_pair
  for each row execute function arcade.seed_pair_is_logged();

-- Pairs of before, in the order in which they were told.
insert into arcade.fairness_fact (seat_id, pair_id, kind, value, at)
  select seat_id, id, kind, value, at from (
    select seat_id, id, 1 as step, 'seed.committed' as kind, commitment as value, created_at as at
      from arcade.seed_pair
    union all
    select seat_id, id, 2, 'seed.client', client_seed, begun_at
      from arcade.seed_pair where client_seed is not null
    union all
    select seat_id, id, 3, 'seed.revealed', server_seed, revealed_at
      from arcade.seed_pair where revealed_at is not null
  ) told order by at, id, step;

create table arcade.fairness_batch (
  i integer primary key check (i >= 0),
  -- `oyun.example/fairness`: as its line says, also once the arcade has another address.
  name text not null,
  after_id bigint not null unique,
  to_id bigint not null,
  rows integer not null check (rows > 0),
  -- Of this batch and of all before it.
  rows_so_far bigint not null check (rows_so_far >= rows),
  root bytea not null check (length(root) = 32),
  mac bytea not null check (length(mac) = 32),
  -- Of the tree over all batches up to this one: its full subtrees, the largest first.
  peaks bytea not null check (length(peaks) > 0 and length(peaks) % 32 = 0),
  at timestamptz(3) not null,
  constraint fairness_batch_goes_forward check (to_id > after_id)
);
create trigger fairness_batch_is_final before update or delete or truncate on arcade.fairness_batch
  for each statement execute function arcade.fairness_log_is_final();

-- All are published, in this order.
create table arcade.fairness_head (
  id bigint generated always as identity primary key,
  name text not null,
  batches integer not null check (batches > 0),
  rows bigint not null,
  root bytea not null check (length(root) = 32),
  at timestamptz(3) not null,
  key text not null,
  sig bytea not null check (length(sig) = 64)
);
create trigger fairness_head_is_final before update or delete or truncate on arcade.fairness_head
  for each statement execute function arcade.fairness_log_is_final();
