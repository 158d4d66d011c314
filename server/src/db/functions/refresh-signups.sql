-- Counts the new players of the days whose windows are not over, up to the last closed day.
create or replace function refresh_signups_v1(closed_through date) returns void language sql as $$
  insert into rollup_signup (day, players, verified, deposited_in_7, deposited_twice_in_30)
    select day_of_istanbul_v1(created_at), count(*), count(*) filter (where is_phone_verified),
        count(*) filter (where first_deposit_at < created_at + interval '7 days'),
        count(*) filter (where second_deposit_at < created_at + interval '30 days')
      from player left join player_lifetime on player_lifetime.player_id = player.id
      where created_at >= coalesce((select max(day) - 31 from rollup_signup), '-infinity'::date)
        and day_of_istanbul_v1(created_at) <= refresh_signups_v1.closed_through
        and day_of_istanbul_v1(created_at) >= coalesce((select max(day) - 30 from rollup_signup), '-infinity'::date)
      group by 1
    on conflict (day) do update set
      players = excluded.players, verified = excluded.verified, deposited_in_7 = excluded.deposited_in_7,
      deposited_twice_in_30 = excluded.deposited_twice_in_30
$$;
