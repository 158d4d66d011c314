-- The sandbox sportsbook's own books.
create schema if not exists sports;

create sequence if not exists sports.transaction_number start 1000001;

-- A guest from an operator's site; the id is known to their page alone.
create table if not exists sports.session (
  id text primary key,
  client_id text not null,
  currency text not null,
  -- What the operator's wallet takes bets with.
  token text not null,
  created_at timestamptz not null
);

create table if not exists sports.bet (
  id bigint generated always as identity (start with 500001) primary key,
  -- The page's name for it, so that a press that is sent twice is one bet.
  request_id uuid not null unique,
  session_id text not null references sports.session,
  client_id text not null,
  currency text not null,
  match_id text not null,
  pick int not null,
  price int not null,
  stake_kurus bigint not null,
  info text not null,
  -- asked: the wallet has not answered yet; doubtful: nobody knows whether it took the stake.
  state text not null check (state in ('asked', 'open', 'won', 'lost', 'refused', 'doubtful', 'returned')),
  stake_transaction bigint not null default nextval('sports.transaction_number'),
  payout_transaction bigint not null default nextval('sports.transaction_number'),
  -- When it is looked at next; null once nothing is owed.
  due_at timestamptz,
  created_at timestamptz not null
);
create index if not exists bet_due on sports.bet (due_at) where due_at is not null;
create index if not exists bet_of_client on sports.bet (client_id, id desc);
