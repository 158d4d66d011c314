-- Jackpots of four levels. Every eligible stake of real money is posted in the transaction that takes it,
-- and is counted once its round is decided: from then on it cannot go back.
create table arcade.jackpot_stake (
  round_id uuid primary key references arcade.round,
  stake_kurus bigint not null check (stake_kurus > 0 and stake_kurus % 100 = 0),
  posted_at timestamptz not null,
  -- All stakes that were counted, up to this one and with it: its place in the order.
  upto_kurus bigint unique check (upto_kurus >= stake_kurus),
  -- It went back before it was counted.
  is_back boolean not null default false,
  constraint jackpot_stake_is_counted_or_back check (not is_back or upto_kurus is null)
);
create index jackpot_stake_waits on arcade.jackpot_stake (posted_at, round_id)
  where upto_kurus is null and not is_back;

create function arcade.jackpot_stake_keeps_its_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.round_id, new.stake_kurus, new.posted_at)
     is distinct from (old.round_id, old.stake_kurus, old.posted_at) then
    raise exception 'a stake that was posted is never changed';
  end if;
  if old.upto_kurus is not null or old.is_back then
    raise exception 'a stake is counted once';
  end if;
  return new;
end $$;
create trigger jackpot_stake_keeps_its_place before update or delete on arcade.jackpot_stake
  for each row execute function arcade.jackpot_stake_keeps_its_place();

-- The pots of a level, one after another. When a pot falls, or to which stake, follows from a hash of the
-- level's own chain. What it holds follows from what was counted since it began.
create table arcade.jackpot_pot (
  level text not null check (level in ('yek', 'du', 'cihar', 'ses')),
  number integer not null check (number > 0),
  chain_id uuid not null references arcade.room_chain,
  chain_number integer not null check (chain_number > 0),
  -- Of a timed level: when the hour or day begins in which it falls.
  period_at timestamptz,
  -- In 1/100 000 of a lira.
  seed_units bigint not null check (seed_units >= 0),
  reserve_units bigint not null,
  -- All stakes that were counted as it began, and as it ended.
  from_kurus bigint not null check (from_kurus >= 0),
  upto_kurus bigint check (upto_kurus >= from_kurus),
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Revealed at its end.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- To whose stake it fell. Null where its hour or day ended without a stake: its money goes on.
  round_id uuid references arcade.round,
  won_kurus bigint check (won_kurus >= 0),
  -- The wallet's transaction id, fixed before the first call is made.
  win_uuid uuid unique,
  attempts integer not null default 0,
  due_at timestamptz,
  paid_at timestamptz,
  balance_kurus bigint,
  primary key (level, number),
  constraint jackpot_pot_draws_once unique (chain_id, chain_number),
  constraint jackpot_pot_reveals_at_its_end check (
    (ended_at is null) = (hash is null) and (ended_at is null) = (upto_kurus is null)
  ),
  constraint jackpot_pot_is_won_once check (
    (round_id is null) = (won_kurus is null) and (round_id is null) = (win_uuid is null)
    and (round_id is null or ended_at is not null)
  ),
  constraint jackpot_pot_is_due_until_paid check (
    (round_id is not null and paid_at is null) = (due_at is not null)
  )
);
create unique index jackpot_pot_one_stands on arcade.jackpot_pot (level) where ended_at is null;
create index jackpot_pot_due on arcade.jackpot_pot (due_at) where due_at is not null;
create index jackpot_pot_by_end on arcade.jackpot_pot (ended_at) where round_id is not null;
create index jackpot_pot_by_payment on arcade.jackpot_pot (paid_at) where paid_at is not null;

create function arcade.jackpot_pot_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.level, new.number, new.chain_id, new.chain_number, new.period_at,
      new.seed_units, new.reserve_units, new.from_kurus, new.began_at)
     is distinct from
     (old.level, old.number, old.chain_id, old.chain_number, old.period_at,
      old.seed_units, old.reserve_units, old.from_kurus, old.began_at) then
    raise exception 'what a pot began with is never changed';
  end if;
  if old.ended_at is not null and
     (new.upto_kurus, new.ended_at, new.hash, new.round_id, new.won_kurus, new.win_uuid)
     is distinct from
     (old.upto_kurus, old.ended_at, old.hash, old.round_id, old.won_kurus, old.win_uuid) then
    raise exception 'a pot falls once';
  end if;
  if old.paid_at is not null then
    raise exception 'a pot is paid once';
  end if;
  return new;
end $$;
create trigger jackpot_pot_keeps_its_word before update or delete on arcade.jackpot_pot
  for each row execute function arcade.jackpot_pot_keeps_its_word();
