-- The logs whose heads are published: rows in batches, each with the root of its tree and a keyed hash of the batch
-- before it (docs/evidence.md).
create table evidence_batch (
  log text not null check (log in ('ledger', 'journal')),
  i int not null check (i >= 0),
  -- `zar.example/ledger`: as its line says, also once the site has another name.
  name text not null,
  after_id bigint not null,
  to_id bigint not null,
  rows int not null check (rows > 0),
  -- Of this batch and of all before it.
  rows_so_far bigint not null check (rows_so_far >= rows),
  root bytea not null,
  mac bytea not null,
  -- Of the tree over all batches, what this one completes: its leaf, and each full subtree that ends with it.
  nodes bytea not null check (length(nodes) % 32 = 0 and length(nodes) > 0),
  at timestamptz(3) not null,
  primary key (log, i),
  unique (log, after_id),
  constraint evidence_batch_goes_forward check (to_id > after_id)
);
create trigger evidence_batch_is_final before update or delete or truncate on evidence_batch
  for each statement execute function row_is_final();

-- All of them are published, in this order.
create table evidence_head (
  id bigint generated always as identity primary key,
  log text not null check (log in ('ledger', 'journal')),
  name text not null,
  batches int not null,
  rows bigint not null,
  root bytea not null,
  at timestamptz(3) not null,
  key text not null,
  sig bytea not null
);
create index evidence_head_of_log on evidence_head (log, id);
create trigger evidence_head_is_final before update or delete or truncate on evidence_head
  for each statement execute function row_is_final();
