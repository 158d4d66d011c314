-- What each player staked, lost and played on each day of Istanbul, added up behind the play by fold_play():
-- a limit of the month reads at most 31 of these and the transfers since (LIM-05).
create table play_day (
  player_id uuid not null,
  day date not null,
  -- Out of the player's own accounts, a bonus among them, less what of it was given back, on whatever day.
  staked_e5 bigint not null,
  -- What the player's money and debt have less by what was posted on the day; below zero where they have more.
  lost_e5 bigint not null,
  -- From stake to stake of the day.
  played interval not null,
  first_stake_at timestamptz,
  last_stake_at timestamptz,
  primary key (player_id, day)
) with (fillfactor = 70);

-- The transfers up to this one are in play_day: always the end of a seal, below which nothing can appear.
create table play_fold (
  only_one boolean primary key default true check (only_one),
  to_id bigint not null
);
-- No limit looks back further than a month and the week before it.
insert into play_fold (to_id)
  select coalesce(max(to_id), 0) from ledger_seal where created_at < now() - interval '40 days';

create function day_of_istanbul(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone 'Europe/Istanbul')::date;

-- A longer pause than five minutes is no play.
create function play_between(earlier timestamptz, later timestamptz) returns interval language sql immutable parallel safe
  return case when later - earlier <= interval '5 minutes' then later - earlier else interval '0' end;

-- What each transfer of play means for the limits: `lost_e5` when it was posted, `staked_e5` at `staked_at`, which
-- of a stake that is given back is when it was taken. Every look-up is a scalar, so that it is made by index, and
-- only for the rows that need it.
create view play_movement as
select id, moved.player_id, created_at,
    reason in ('bet', 'sport_bet') as is_stake,
    -- What a win that is taken back leaves short is the player's debt, so it is lost money too.
    case when own.is_source then amount_e5 when own.is_target then -amount_e5 else 0 end as lost_e5,
    case when reason = 'bet' and source_balance_e5 is not null or reason = 'sport_bet' and own.is_source then amount_e5
      when reason = 'rollback' and target_balance_e5 is not null or reason = 'sport_rollback' and own.is_target
        then -amount_e5
      else 0 end as staked_e5,
    case when reason in ('bet', 'sport_bet') then created_at
      when reason = 'rollback' and target_balance_e5 is not null then (
        select bet.created_at from wallet_transaction undone
          join wallet_transaction bet on bet.id = undone.reference_id and bet.provider = undone.provider
          where undone.id = substr(moved.key, strpos(moved.key, ':') + 1) and undone.provider = split_part(moved.key, ':', 1))
      when reason = 'sport_rollback' and own.is_target then (
        select placed_at from sport_bet
          where partner = split_part(moved.key, ':', 1)
            and order_number = substr(moved.key, strpos(moved.key, ':rollback ') + length(':rollback ')))
    end as staked_at
  from transfer moved, lateral (
    select
        (select owner_id = moved.player_id and kind in ('player_cash', 'player_debt') from account
          where account.id = moved.source_id) as is_source,
        (select owner_id = moved.player_id and kind in ('player_cash', 'player_debt') from account
          where account.id = moved.target_id) as is_target
      offset 0) own
  where reason in ('bet', 'win', 'rollback', 'sport_bet', 'sport_win', 'sport_rollback', 'sport_correction');

-- Adds the transfers behind `play_fold.to_id` to their days, at most so many numbers of them and none that is not
-- sealed; answers whether there may be more. One caller at a time, and nobody else waits.
create function fold_play(most_ids bigint) returns boolean language plpgsql
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  after_id bigint;
  sealed_id bigint;
  up_to_id bigint;
begin
  select to_id into after_id from play_fold for update;
  select coalesce(max(to_id), 0) into sealed_id from ledger_seal;
  up_to_id := least(after_id + most_ids, sealed_id);
  if up_to_id <= after_id then return false; end if;

  insert into play_day as kept (player_id, day, staked_e5, lost_e5, played, first_stake_at, last_stake_at)
    with moved as materialized (
      select * from play_movement where id > after_id and id <= up_to_id
    )
    select player_id, day, sum(staked_e5), sum(lost_e5), coalesce(sum(played), interval '0'),
        min(stake_at), max(stake_at)
      from (
        select player_id, day_of_istanbul(staked_at) as day, staked_e5, 0 as lost_e5,
            null::interval as played, null::timestamptz as stake_at
          from moved where staked_e5 <> 0 and staked_at is not null
        union all select player_id, day_of_istanbul(created_at), 0, lost_e5, null, null from moved where lost_e5 <> 0
        union all select player_id, day_of_istanbul(created_at), 0, 0,
            play_between(lag(created_at) over (partition by player_id, day_of_istanbul(created_at) order by id), created_at),
            created_at
          from moved where is_stake
      ) part
      group by player_id, day
    on conflict (player_id, day) do update set
      staked_e5 = kept.staked_e5 + excluded.staked_e5,
      lost_e5 = kept.lost_e5 + excluded.lost_e5,
      played = kept.played + excluded.played
        + coalesce(play_between(kept.last_stake_at, excluded.first_stake_at), interval '0'),
      first_stake_at = coalesce(kept.first_stake_at, excluded.first_stake_at),
      last_stake_at = coalesce(excluded.last_stake_at, kept.last_stake_at);

  update play_fold set to_id = up_to_id;
  return up_to_id < sealed_id;
end $$;

-- What a player may still stake: the limits with what was used of each in the day, the week and the month of
-- Istanbul that `at` lies in, at this very moment. Null for who has set none, which is one look-up. Reads the
-- player's days, and row by row what was posted since they were added up. Of more than `most_rows` of these
-- it raises ZA002 after counting no further: the days will have them soon.
create function read_play_limits_within(whose uuid, at timestamptz, most_rows bigint) returns json
language plpgsql stable as $$
declare
  periods constant text[] := array['day', 'week', 'month'];
  starts timestamptz[];
  days date[];
  since date;
  folded_id bigint;
  staked numeric[];
  lost numeric[];
  tail record;
  kept record;
  part record;
  played interval := interval '0';
  last_stake timestamptz;
begin
  if not exists (select from player_limit where player_id = whose and kind <> 'deposit') then return null; end if;
  select to_id into strict folded_id from play_fold;
  if most_rows is not null then
    perform from transfer where player_id = whose and id > folded_id order by id desc limit 1 offset most_rows;
    if found then
      raise exception using errcode = 'ZA002', message = 'the play of a player is not added up yet', detail = whose::text;
    end if;
  end if;
  starts := array[date_trunc('day', at, 'Europe/Istanbul'), date_trunc('week', at, 'Europe/Istanbul'),
    date_trunc('month', at, 'Europe/Istanbul')];
  days := array[day_of_istanbul(starts[1]), day_of_istanbul(starts[2]), day_of_istanbul(starts[3])];
  select min(days[array_position(periods, period)]) into since
    from player_limit where player_id = whose and kind <> 'deposit';

  select coalesce(sum(staked_e5) filter (where staked_at >= starts[1]), 0) as staked_day,
      coalesce(sum(staked_e5) filter (where staked_at >= starts[2]), 0) as staked_week,
      coalesce(sum(staked_e5) filter (where staked_at >= starts[3]), 0) as staked_month,
      coalesce(sum(lost_e5) filter (where created_at >= starts[1]), 0) as lost_day,
      coalesce(sum(lost_e5) filter (where created_at >= starts[2]), 0) as lost_week,
      coalesce(sum(lost_e5) filter (where created_at >= starts[3]), 0) as lost_month,
      coalesce(sum(since_last) filter (where created_at >= starts[1]), interval '0') as played,
      min(created_at) filter (where is_stake and created_at >= starts[1]) as first_stake_at,
      max(created_at) filter (where is_stake and created_at >= starts[1]) as last_stake_at
    into tail
    from (
      select *, case when is_stake then play_between(
            lag(created_at) over (partition by is_stake, created_at >= starts[1] order by id), created_at) end as since_last
        from play_movement where player_id = whose and id > folded_id
    ) moved;
  select coalesce(sum(staked_e5) filter (where day >= days[1]), 0) as staked_day,
      coalesce(sum(staked_e5) filter (where day >= days[2]), 0) as staked_week,
      coalesce(sum(staked_e5) filter (where day >= days[3]), 0) as staked_month,
      coalesce(sum(lost_e5) filter (where day >= days[1]), 0) as lost_day,
      coalesce(sum(lost_e5) filter (where day >= days[2]), 0) as lost_week,
      coalesce(sum(lost_e5) filter (where day >= days[3]), 0) as lost_month
    into kept from play_day where player_id = whose and day >= since;
  staked := array[kept.staked_day + tail.staked_day, kept.staked_week + tail.staked_week,
    kept.staked_month + tail.staked_month];
  lost := array[kept.lost_day + tail.lost_day, kept.lost_week + tail.lost_week, kept.lost_month + tail.lost_month];

  -- Two days, where the clock that `at` is read from is late at midnight.
  for part in
    select day, play_day.played, first_stake_at, last_stake_at from play_day where player_id = whose and day >= days[1]
    union all select null, tail.played, tail.first_stake_at, tail.last_stake_at
    order by day nulls last
  loop
    played := played + part.played + coalesce(play_between(last_stake, part.first_stake_at), interval '0');
    last_stake := coalesce(part.last_stake_at, last_stake);
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

-- The same, however much is still to be added up. A process of the release before asks for it by this name.
create or replace function read_play_limits(whose uuid, at timestamptz) returns json language plpgsql stable as
$$ begin return read_play_limits_within(whose, at, null); end $$;
