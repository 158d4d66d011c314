-- The player's own limits (LIM-02, LIM-05): docs/decisions/016-player-limits.md.
create table player_limit (
  player_id uuid not null references player,
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- 1/100 000 of the unit; of `time` minutes.
  most bigint not null check (most >= 0),
  changed_at timestamptz not null,
  -- What it shall be instead, once it has waited and is confirmed (LIM-04): null for no limit at all.
  wished bigint constraint player_limit_wishes_for_more check (wished > most),
  wished_at timestamptz,
  primary key (player_id, kind, period),
  constraint player_limit_of_time_is_of_a_day check (kind <> 'time' or period = 'day'),
  constraint player_limit_wish_has_a_time check (wished is null or wished_at is not null)
);

-- A remembered bet takes the limits for granted: see 022.
create function player_limit_moves_version() returns trigger language plpgsql as
$$ begin perform move_version(coalesce(new.player_id, old.player_id)); return null; end $$;
create trigger player_limit_moves_version after insert or update or delete on player_limit
  for each row execute function player_limit_moves_version();

-- Time-outs and self-exclusions, one row each; the player's status is `excluded` while one runs.
create table exclusion (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  kind text not null check (kind in ('time_out', 'self_exclusion')),
  began_at timestamptz not null,
  -- A time-out ends then by itself, a self-exclusion not before. Null is for good.
  ends_at timestamptz check (ends_at > began_at),
  -- When the player asked for the end of a self-exclusion whose time is over.
  end_asked_at timestamptz constraint exclusion_ends_after_its_time check (end_asked_at >= ends_at),
  ended_at timestamptz,
  constraint exclusion_time_out_ends check (kind = 'self_exclusion' or ends_at is not null),
  constraint exclusion_for_good_is_never_asked_to_end check (end_asked_at is null or ends_at is not null)
);
create unique index exclusion_runs_once on exclusion (player_id) where ended_at is null;

-- What a player may still stake: the limits with what was used of each, by the transfers of the day, the
-- week and the month of Istanbul that `at` lies in. Null for who has set none, which is one look-up.
-- Reads the player's transfers backwards, no further than the longest period that has a limit.
create function read_play_limits(whose uuid, at timestamptz) returns json language plpgsql stable as $$
declare
  periods constant text[] := array['day', 'week', 'month'];
  starts timestamptz[];
  since timestamptz;
  own bigint[];
  staked bigint[] := array[0, 0, 0];
  lost bigint[] := array[0, 0, 0];
  played interval := interval '0';
  last_stake timestamptz;
  earlier_stake timestamptz;
  bet_at timestamptz;
  lost_e5 bigint;
  moved record;
begin
  if not exists (select from player_limit where player_id = whose and kind <> 'deposit') then return null; end if;
  starts := array[date_trunc('day', at, 'Europe/Istanbul'), date_trunc('week', at, 'Europe/Istanbul'),
    date_trunc('month', at, 'Europe/Istanbul')];
  select min(starts[array_position(periods, period)]) into since
    from player_limit where player_id = whose and kind <> 'deposit';
  -- What a win that is taken back leaves short is the player's debt, so it is lost money too.
  select array_agg(id) into own from account where owner_id = whose and kind in ('player_cash', 'player_debt');

  for moved in select * from transfer where player_id = whose order by id desc loop
    exit when moved.created_at < since;
    continue when moved.reason not in
      ('bet', 'win', 'rollback', 'sport_bet', 'sport_win', 'sport_rollback', 'sport_correction');
    lost_e5 := case when moved.source_id = any(own) then moved.amount_e5 when moved.target_id = any(own) then -moved.amount_e5
      else 0 end;
    bet_at := null;
    if moved.reason in ('bet', 'sport_bet') then
      if moved.created_at >= starts[1] then
        last_stake := coalesce(last_stake, moved.created_at);
        -- A longer pause than five minutes is no play.
        if earlier_stake - moved.created_at <= interval '5 minutes' then
          played := played + (earlier_stake - moved.created_at);
        end if;
        earlier_stake := moved.created_at;
      end if;
    elsif moved.reason = 'rollback' and moved.target_balance_e5 is not null then
      select bet.created_at into bet_at from wallet_transaction undone
        join wallet_transaction bet on bet.id = undone.reference_id and bet.provider = undone.provider
        where undone.id = substr(moved.key, strpos(moved.key, ':') + 1) and undone.provider = split_part(moved.key, ':', 1);
    elsif moved.reason = 'sport_rollback' and moved.target_id = any(own) then
      select placed_at into bet_at from sport_bet
        where partner = split_part(moved.key, ':', 1)
          and order_number = substr(moved.key, strpos(moved.key, ':rollback ') + length(':rollback '));
    end if;
    for at_period in 1..3 loop
      if moved.created_at >= starts[at_period] then
        lost[at_period] := lost[at_period] + lost_e5;
        -- Of the player's own accounts, a bonus of the casino among them.
        if moved.reason = 'bet' and moved.source_balance_e5 is not null
            or moved.reason = 'sport_bet' and moved.source_id = any(own) then
          staked[at_period] := staked[at_period] + moved.amount_e5;
        -- The room of a stake goes back to the period that it was taken in.
        elsif bet_at >= starts[at_period] then
          staked[at_period] := staked[at_period] - moved.amount_e5;
        end if;
      end if;
    end loop;
  end loop;

  return json_build_object(
    'goodUntilMs', extract(epoch from starts[1] + interval '24 hours') * 1000,
    'playedMs', floor(extract(epoch from played) * 1000),
    'lastStakeMs', floor(extract(epoch from last_stake) * 1000),
    'limits', (
      select json_agg(json_build_object('kind', kind, 'period', period, 'most', most::text, 'used',
          case kind when 'stake' then staked[array_position(periods, period)]
            when 'loss' then lost[array_position(periods, period)] else 0 end::text))
        from player_limit where player_id = whose and kind <> 'deposit'));
end $$;
