-- The world is a function of its seed and the time.
create table feed.world (
  is_only boolean primary key default true check (is_only),
  seed text not null check (length(seed) = 64)
);

create table feed.producer (
  name text primary key check (name in ('pre', 'live')),
  epoch text not null,
  -- Of the newest message.
  seq bigint not null check (seq >= 0),
  -- Up to here messages are in the images of events.
  imaged_seq bigint not null check (imaged_seq between 0 and seq)
);

-- Every message in its order, as long as it can be asked for again.
create table feed.journal (
  -- In the order of telling, over all epochs.
  number bigint generated always as identity,
  producer text not null references feed.producer,
  epoch text not null,
  seq bigint not null check (seq > 0),
  -- In ms, as the message has it.
  ts bigint not null,
  -- Tells what bets are paid: kept for longer.
  is_settling boolean not null,
  message text not null,
  primary key (producer, epoch, seq)
);
create index journal_age on feed.journal (ts);
create index journal_settling on feed.journal (producer, ts) where is_settling;

-- What somebody who heard every message knows of an event.
create table feed.event (
  producer text not null references feed.producer,
  id text not null,
  image jsonb not null,
  primary key (producer, id)
);
