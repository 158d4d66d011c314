-- Rounds of several commands. `outcome` is the state of the game: it goes on with each move until the
-- win is known, and never changes after that. `draws` is how many words of the round's stream it took.
alter table arcade.round
  add column bet jsonb,
  add column draws integer not null default 0 check (draws >= 0),
  drop constraint round_has_outcome_once_stake_is_taken,
  add constraint round_has_outcome_once_stake_is_taken check (
    state not in ('open', 'win_pending', 'settled')
    or (nonce is not null and outcome is not null and opened_at is not null)
  ),
  add constraint round_has_outcome_only_with_a_nonce check ((nonce is null) = (outcome is null)),
  add constraint round_is_decided_before_it_is_paid check (
    state not in ('win_pending', 'settled') or win_kurus is not null
  );

-- A command of an open round. One that costs a further stake asks the wallet for it first, under ids
-- that are fixed before: `made` once it is taken and the game has gone on.
create table arcade.move (
  round_id uuid not null references arcade.round,
  command_id uuid not null,
  move jsonb not null,
  price_kurus bigint not null check (price_kurus >= 0),
  state text not null check (
    state in ('stake_pending', 'made', 'refused', 'rollback_pending', 'given_back')
  ),
  -- Its place among the moves that were made, from 1.
  seq integer check (seq > 0),
  refusal text,
  bet_uuid uuid not null unique,
  rollback_uuid uuid not null unique,
  balance_kurus bigint,
  attempts integer not null default 0,
  due_at timestamptz,
  asked_at timestamptz not null,
  closed_at timestamptz,
  primary key (round_id, command_id),
  constraint move_has_its_place_once_made check ((state = 'made') = (seq is not null)),
  constraint move_without_a_price_is_made_at_once check (price_kurus > 0 or state = 'made'),
  constraint move_is_due_while_it_waits check (
    (state in ('stake_pending', 'rollback_pending')) = (closed_at is null)
    and (closed_at is null or due_at is null)
  )
);
create unique index move_in_order on arcade.move (round_id, seq) where seq is not null;
create unique index move_one_waits_per_round on arcade.move (round_id)
  where state in ('stake_pending', 'rollback_pending');
create index move_due on arcade.move (due_at) where due_at is not null;

create function arcade.move_goes_forward() returns trigger language plpgsql as $$
begin
  if (new.round_id, new.command_id, new.move, new.price_kurus, new.bet_uuid, new.rollback_uuid,
      new.asked_at)
     is distinct from
     (old.round_id, old.command_id, old.move, old.price_kurus, old.bet_uuid, old.rollback_uuid,
      old.asked_at) then
    raise exception 'what a move was asked with is never changed';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('stake_pending', 'made'), ('stake_pending', 'refused'), ('stake_pending', 'rollback_pending'),
    ('rollback_pending', 'given_back')
  ) then
    raise exception 'a move cannot go from % to %', old.state, new.state;
  end if;
  if old.state in ('made', 'refused', 'given_back') and new is distinct from old then
    raise exception 'a move that is over is never changed';
  end if;
  return new;
end $$;
create trigger move_goes_forward before update on arcade.move
  for each row execute function arcade.move_goes_forward();

create or replace function arcade.round_moves_forward() returns trigger language plpgsql as $$
begin
  if (new.seat_id, new.session_id, new.seed_pair_id, new.command_id, new.game_code,
      new.game_version, new.stake_kurus, new.bet_uuid, new.win_uuid, new.rollback_uuid,
      new.reward_id, new.bet)
     is distinct from
     (old.seat_id, old.session_id, old.seed_pair_id, old.command_id, old.game_code,
      old.game_version, old.stake_kurus, old.bet_uuid, old.win_uuid, old.rollback_uuid,
      old.reward_id, old.bet) then
    raise exception 'what a round was started with is never changed';
  end if;
  if old.outcome is not null and new.nonce is distinct from old.nonce then
    raise exception 'a round keeps its nonce';
  end if;
  if old.win_kurus is not null and
     (new.outcome, new.draws, new.win_kurus) is distinct from (old.outcome, old.draws, old.win_kurus) then
    raise exception 'an outcome is never changed';
  end if;
  if new.outcome is distinct from old.outcome and old.outcome is not null
     and (old.state <> 'open' or new.draws < old.draws) then
    raise exception 'only an open round goes on, and never draws again what it drew';
  end if;
  if new.state in ('win_pending', 'settled', 'rollback_pending') and old.state = 'open'
     and exists (select from arcade.move
       where round_id = new.id and state in ('stake_pending', 'rollback_pending')) then
    raise exception 'a round does not end while a further stake of it is open';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('stake_pending', 'open'), ('stake_pending', 'voided'), ('stake_pending', 'rollback_pending'),
    ('open', 'win_pending'), ('win_pending', 'settled'), ('rollback_pending', 'voided'),
    ('open', 'settled')
  ) and not (old.state = 'open' and new.state = 'rollback_pending' and old.win_kurus is null
    and not exists (select from arcade.move where round_id = new.id and price_kurus > 0 and state = 'made')) then
    raise exception 'a round cannot go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
