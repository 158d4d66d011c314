-- Further stakes of bets in rooms. A room's clock goes on while the wallet is asked: a bet may be
-- decided while a further stake of it is on its way back, and a bet that goes back takes the further
-- stakes that were made with it.
create or replace function arcade.move_goes_forward() returns trigger language plpgsql as $$
declare
  goes_back boolean := old.state = 'made' and new.state = 'rollback_pending' and exists (
    select from arcade.round where id = new.round_id and room_round_id is not null
      and state in ('rollback_pending', 'voided'));
begin
  if (new.round_id, new.command_id, new.move, new.price_kurus, new.bet_uuid, new.rollback_uuid,
      new.asked_at)
     is distinct from
     (old.round_id, old.command_id, old.move, old.price_kurus, old.bet_uuid, old.rollback_uuid,
      old.asked_at) then
    raise exception 'what a move was asked with is never changed';
  end if;
  if new.state <> old.state and not goes_back and (old.state, new.state) not in (
    ('stake_pending', 'made'), ('stake_pending', 'refused'), ('stake_pending', 'rollback_pending'),
    ('rollback_pending', 'given_back')
  ) then
    raise exception 'a move cannot go from % to %', old.state, new.state;
  end if;
  if old.state in ('made', 'refused', 'given_back') and new is distinct from old and not goes_back then
    raise exception 'a move that is over is never changed';
  end if;
  return new;
end $$;

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
  if new.room_round_id is null and old.state = 'open'
     and new.state in ('win_pending', 'settled', 'rollback_pending')
     and exists (select from arcade.move
       where round_id = new.id and state in ('stake_pending', 'rollback_pending')) then
    raise exception 'a round does not end while a further stake of it is open';
  end if;
  if new.state = 'settled' and old.state <> 'settled'
     and exists (select from arcade.move
       where round_id = new.id and state in ('stake_pending', 'rollback_pending')) then
    raise exception 'a round is not paid while a further stake of it is open';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('stake_pending', 'open'), ('stake_pending', 'voided'), ('stake_pending', 'rollback_pending'),
    ('open', 'win_pending'), ('win_pending', 'settled'), ('rollback_pending', 'voided'),
    ('open', 'settled')
  ) and not (old.state = 'open' and new.state = 'rollback_pending' and old.win_kurus is null
    and (new.room_round_id is not null or not exists (
      select from arcade.move where round_id = new.id and price_kurus > 0 and state = 'made'))) then
    raise exception 'a round cannot go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
