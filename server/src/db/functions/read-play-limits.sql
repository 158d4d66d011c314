-- What a player may still stake: the limits with what was used of each in the day, the week and the month of
-- Istanbul that `at` lies in, at this very moment. Null for who has set none, which is one look-up. Reads the
-- player's days, and row by row what was posted since they were added up. Of more than `most_rows` of these
-- it raises ZA002 after counting no further: the days will have them soon.
create or replace function read_play_limits_v1(whose uuid, at timestamptz, most_rows bigint default null) returns json
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
  days := array[day_of_istanbul_v1(starts[1]), day_of_istanbul_v1(starts[2]), day_of_istanbul_v1(starts[3])];
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
      select *, case when is_stake then play_between_v1(
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
    played := played + part.played + coalesce(play_between_v1(last_stake, part.first_stake_at), interval '0');
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
