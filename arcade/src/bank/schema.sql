create schema if not exists bank;

-- A merchant's order that its customer pays here.
create table if not exists bank.checkout (
  id uuid primary key,
  order_id uuid not null unique,
  kind text not null,
  amount_kurus bigint not null check (amount_kurus > 0),
  currency char(3) not null,
  language text not null check (language in ('tr', 'en')),
  status text not null check (status in ('open', 'approved', 'declined')),
  created_at timestamptz not null
);

-- A merchant's order that we pay out. It is settled from settles_at on.
create table if not exists bank.payout (
  id uuid primary key,
  order_id uuid not null unique,
  amount_kurus bigint not null check (amount_kurus > 0),
  currency char(3) not null,
  iban text,
  -- A wallet or an address, where it is no IBAN.
  account text,
  -- Of a crypto address: the chain that it is on.
  network text,
  outcome text not null check (outcome in ('paid', 'rejected')),
  settles_at timestamptz not null,
  created_at timestamptz not null
);

-- Tables of an earlier version: fewer kinds of checkout, no accounts but IBANs, no networks, no payers.
alter table bank.checkout drop constraint if exists checkout_kind_check;
alter table bank.payout add column if not exists account text, add column if not exists network text,
  -- The checkout's order that this sends back, where it does.
  add column if not exists refund_of uuid;
alter table bank.checkout
  -- Whom the merchant means to be paid by.
  add column if not exists customer_id uuid,
  add column if not exists customer_name text,
  -- Who paid, once somebody has.
  add column if not exists payer_account text,
  add column if not exists payer_holder text,
  -- What was decided without the customer is told from then on.
  add column if not exists decided_at timestamptz;

-- What a merchant is yet to be told, until it has confirmed it.
create table if not exists bank.callback (
  id uuid primary key,
  body text not null,
  attempts int not null default 0,
  -- Null once it is confirmed, or given up.
  due_at timestamptz,
  confirmed_at timestamptz
);
create index if not exists callback_due on bank.callback (due_at) where due_at is not null;
