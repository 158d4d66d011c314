-- Adds the transfers behind `play_fold.to_id` to their days, at most so many numbers of them and none that is not
-- sealed; answers whether there may be more. One caller at a time, and nobody else waits.
create or replace function fold_play_v1(most_ids bigint) returns boolean language plpgsql
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
        select player_id, day_of_istanbul_v1(staked_at) as day, staked_e5, 0 as lost_e5,
            null::interval as played, null::timestamptz as stake_at
          from moved where staked_e5 <> 0 and staked_at is not null
        union all select player_id, day_of_istanbul_v1(created_at), 0, lost_e5, null, null from moved where lost_e5 <> 0
        union all select player_id, day_of_istanbul_v1(created_at), 0, 0,
            play_between_v1(lag(created_at) over (partition by player_id, day_of_istanbul_v1(created_at) order by id), created_at),
            created_at
          from moved where is_stake
      ) part
      group by player_id, day
    on conflict (player_id, day) do update set
      staked_e5 = kept.staked_e5 + excluded.staked_e5,
      lost_e5 = kept.lost_e5 + excluded.lost_e5,
      played = kept.played + excluded.played
        + coalesce(play_between_v1(kept.last_stake_at, excluded.first_stake_at), interval '0'),
      first_stake_at = coalesce(kept.first_stake_at, excluded.first_stake_at),
      last_stake_at = coalesce(excluded.last_stake_at, kept.last_stake_at);

  update play_fold set to_id = up_to_id;
  return up_to_id < sealed_id;
end $$;
