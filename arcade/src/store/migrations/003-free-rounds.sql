-- Free rounds that an operator has ordered for a player at a game. The casino stands for their stake.
create table arcade.reward (
  id uuid primary key,
  wire text not null,
  -- As the wallet's calls name it: the operator's own id, or with Hub88 ours.
  ref text not null,
  user_ref text not null,
  game_code text not null,
  currency text not null,
  stake_kurus bigint not null check (stake_kurus > 0),
  rounds_given integer not null check (rounds_given > 0),
  rounds_played integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  constraint reward_never_plays_more_than_given check (rounds_played between 0 and rounds_given),
  constraint reward_ends_after_it_starts check (ends_at > starts_at),
  constraint reward_ordered_once unique (wire, ref)
);
create index reward_by_player on arcade.reward (user_ref, game_code, currency);

-- Under which ids of the operator's calls it was ordered, where the wire asks by them: each once.
create table arcade.reward_order (
  wire text not null,
  order_id text not null,
  reward_id uuid not null references arcade.reward,
  primary key (wire, order_id)
);

alter table arcade.round add column reward_id uuid references arcade.reward;
create index round_by_reward on arcade.round (reward_id) where reward_id is not null;

create function arcade.round_counts_in_its_reward() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state <> 'voided' or old.state = 'voided') then
    return null;
  end if;
  update arcade.reward
    set rounds_played = rounds_played + case tg_op when 'INSERT' then 1 else -1 end
    where id = new.reward_id
      and (stake_kurus, game_code) = (new.stake_kurus, new.game_code)
      and (user_ref, currency)
        = (select seat.user_ref, seat.currency from arcade.seat seat where seat.id = new.seat_id);
  if not found then
    raise exception 'a free round is of its reward''s player, game and stake';
  end if;
  return null;
end $$;
create trigger round_counts_in_its_reward after insert or update on arcade.round
  for each row when (new.reward_id is not null)
  execute function arcade.round_counts_in_its_reward();

create function arcade.reward_keeps_its_terms() returns trigger language plpgsql as $$
begin
  if (new.wire, new.ref, new.user_ref, new.game_code, new.currency, new.stake_kurus,
      new.rounds_given, new.starts_at, new.ends_at, new.created_at)
     is distinct from
     (old.wire, old.ref, old.user_ref, old.game_code, old.currency, old.stake_kurus,
      old.rounds_given, old.starts_at, old.ends_at, old.created_at) then
    raise exception 'the terms of a reward are never changed';
  end if;
  if old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at then
    raise exception 'a cancelled reward stays cancelled';
  end if;
  return new;
end $$;
create trigger reward_keeps_its_terms before update on arcade.reward
  for each row execute function arcade.reward_keeps_its_terms();

create or replace function arcade.round_moves_forward() returns trigger language plpgsql as $$
begin
  if (new.seat_id, new.session_id, new.seed_pair_id, new.command_id, new.game_code,
      new.game_version, new.stake_kurus, new.bet_uuid, new.win_uuid, new.rollback_uuid,
      new.reward_id)
     is distinct from
     (old.seat_id, old.session_id, old.seed_pair_id, old.command_id, old.game_code,
      old.game_version, old.stake_kurus, old.bet_uuid, old.win_uuid, old.rollback_uuid,
      old.reward_id) then
    raise exception 'what a round was started with is never changed';
  end if;
  if old.outcome is not null and
     (new.nonce, new.outcome, new.win_kurus) is distinct from (old.nonce, old.outcome, old.win_kurus) then
    raise exception 'an outcome is never changed';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('stake_pending', 'open'), ('stake_pending', 'voided'), ('stake_pending', 'rollback_pending'),
    ('open', 'win_pending'), ('win_pending', 'settled'), ('rollback_pending', 'voided'),
    ('open', 'settled')
  ) then
    raise exception 'a round cannot go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
