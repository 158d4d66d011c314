-- Codes that each bring an offer to one player, made in batches by two people. A code itself is nowhere: its hash is.
create table voucher_batch (
  id bigint generated always as identity primary key,
  offer_id text not null references bonus_offer,
  codes integer not null check (codes between 1 and 5000),
  -- From then on no code of it brings anything.
  ends_at timestamptz not null,
  because text not null check (btrim(because) <> ''),
  proposed_by text not null check (btrim(proposed_by) <> ''),
  made_by text not null check (btrim(made_by) <> ''),
  made_at timestamptz not null,
  constraint voucher_batch_by_two check (lower(btrim(proposed_by)) <> lower(btrim(made_by))),
  constraint voucher_batch_ends_later check (ends_at > made_at)
);
create index voucher_batch_of_offer on voucher_batch (offer_id, id);
create trigger voucher_batch_is_final before update or delete or truncate on voucher_batch
  for each statement execute function row_is_final();

create table voucher (
  -- SHA-256 of the code.
  hash bytea primary key check (length(hash) = 32),
  batch_id bigint not null references voucher_batch,
  used_by uuid references player,
  used_at timestamptz,
  constraint voucher_is_used_by_somebody check ((used_by is null) = (used_at is null))
);
create index voucher_of_batch on voucher (batch_id);
create index voucher_used_by on voucher (used_by) where used_by is not null;
create trigger voucher_is_kept before delete or truncate on voucher
  for each statement execute function row_is_final();
create trigger voucher_stays_used before update on voucher
  for each row when (old.used_by is not null) execute function row_is_final();
