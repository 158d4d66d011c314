-- Payments that were decided here otherwise than at the payment service, until both say the same.
create table payment_difference (
  payment_id uuid primary key references payment,
  what text not null check (btrim(what) <> ''),
  found_at timestamptz not null,
  -- An operator has looked at it, and says why it is there.
  explained_at timestamptz,
  explained_by text,
  because text,
  constraint payment_difference_is_explained_by_somebody
    check ((explained_at is null) = (explained_by is null) and (explained_at is null) = (because is null))
);
create index payment_difference_open on payment_difference (found_at) where explained_at is null;
