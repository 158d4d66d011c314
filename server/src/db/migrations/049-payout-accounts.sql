-- What the player filled in is sealed with the field cipher. Rows from before keep `detail` until a job has
-- sealed them: the database has no key. A row has one of the two.
alter table payment
  alter column detail drop not null,
  add column detail_sealed bytea,
  -- Of a withdrawal: a blind index of the account it goes to, equal for equal accounts, and of crypto the network.
  add column account_hmac bytea,
  add column account_network text,
  -- Of a deposit: the account and the name that it came from, as the bank tells them, sealed.
  add column payer_sealed bytea,
  -- Whether that name is the player's. Null where the bank named nobody.
  add column is_payer_own boolean,
  -- A first payout to an account waits until then, so that the player can stop it.
  add column hold_until timestamptz,
  -- Of a deposit: when the bank was last asked what became of it.
  add column asked_at timestamptz,
  add constraint payment_detail_is_sealed_or_not check (detail is null or detail_sealed is null);
drop index payment_of_payout_account;
create index payment_of_account on payment (account_hmac) where account_hmac is not null;
create index payment_not_sealed on payment (id) where detail is not null;
create index payment_waits_out_hold on payment (hold_until)
  where hold = 'new_account' and approved_at is null and status = 2;
create index payment_closed_unheard on payment (created_at) where type = 1 and status in (3, 5);

-- Deposits that came in another name than the player's, for an operator to look at.
create table payer_flag (
  payment_id uuid primary key references payment,
  found_at timestamptz not null,
  cleared_at timestamptz,
  cleared_by text,
  -- Why nothing is wrong with it.
  because text,
  constraint payer_flag_is_cleared_by_somebody check ((cleared_at is null) = (cleared_by is null))
);
create index payer_flag_open on payer_flag (found_at) where cleared_at is null;
