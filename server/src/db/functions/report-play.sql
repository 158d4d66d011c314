-- What transfers add to rollup_play. The squares are of rounds: what a round had before `after_id` is looked up, so
-- that they come to the same in whatever batches the transfers are added.
create or replace function report_play_v1(moved report_movement_v1[], after_id bigint) returns setof rollup_play
language plpgsql stable set jit = off as $$
declare
  began_at timestamptz;
begin
  select min(created_at) into began_at from unnest(moved);
  return query
  with play as materialized (
    select * from unnest(moved) where product is not null
  ), part as (
    select player_id, day, product, provider, game, currency, own, round_id, sum(stake_e5) as s, sum(win_e5) as w
      from play where round_id is not null group by 1, 2, 3, 4, 5, 6, 7, 8
  ), round as materialized (
    select distinct player_id, provider, game, own, round_id from part
  ), known as materialized (
    -- All that the database has of these rounds now.
    select round.*, x.id, x.created_at, x.s, x.w from round, lateral (
      with bet as (
        select b.id, b.created_at, b.amount_e5 from wallet_transaction b
          where round_number(b.player_id, b.round_id) = round_number(round.player_id, round.round_id)
            and b.kind = 'bet' and b.outcome = 'ok' and b.player_id = round.player_id and b.round_id = round.round_id
            and b.provider = round.provider and b.game_code = round.game
            and (b.moves_cash and b.bonus_account_id is null) = round.own
      ), win as (
        select w.id, w.created_at, w.amount_e5 from bet, lateral (
          select * from wallet_transaction named where named.reference_id = bet.id and named.player_id = round.player_id
            offset 0) w
          where w.provider = round.provider and w.kind = 'win' and w.outcome = 'ok'
      )
      select id, created_at, amount_e5 as s, 0::bigint as w from bet
      union all select id, created_at, 0, amount_e5 from win
      union all select back.id, back.created_at, -back.is_bet * back.amount_e5, (back.is_bet - 1) * back.amount_e5 from (
        select id, 1 as is_bet from bet union all select id, 0 from win) given, lateral (
          select named.id, named.created_at, named.amount_e5, given.is_bet from wallet_transaction named
            where named.reference_id = given.id and named.player_id = round.player_id and named.provider = round.provider
              and named.kind = 'rollback' and named.outcome = 'ok' offset 0) back
    ) x
  ), other as (
    -- Those that are not in the batch: grouped, since a join could be planned as a loop over both.
    select player_id, provider, key, min(created_at) as created_at from (
      select player_id, provider, id as key, created_at, true as is_other from known
      union all select one.player_id, one.provider, w.id, null, false from play one, lateral (
        select substr(key, strpos(key, ':') + 1) as id from transfer where transfer.id = one.id offset 0) w
        where one.round_id is not null
    ) keyed group by player_id, provider, key having bool_and(is_other)
  ), before as (
    select known.player_id, known.provider, known.game, known.own, known.round_id, sum(known.s) as s, sum(known.w) as w
      from other join known on known.id = other.key and known.provider = other.provider and known.player_id = other.player_id
      where case
        when other.created_at < began_at - interval '1 minute' then true
        when other.created_at > began_at + interval '1 minute' then false
        else other.provider || ':' || other.key in (
          select earlier.key from transfer earlier where earlier.player_id = other.player_id and earlier.id <= after_id
            order by earlier.id desc limit 500) end
      group by 1, 2, 3, 4, 5
  ), summed as (
    select part.*, coalesce(before.s, 0) + coalesce(sum(part.s) over earlier, 0) as s0,
        coalesce(before.w, 0) + coalesce(sum(part.w) over earlier, 0) as w0
      from part left join before using (player_id, provider, game, own, round_id)
      window earlier as (partition by part.player_id, part.provider, part.game, part.own, part.round_id
        order by part.day rows between unbounded preceding and 1 preceding)
  ), squares as (
    select day, product, provider, game, currency, own, sum((s0 + s) * (s0 + s) - s0 * s0) as ss,
        sum((s0 + s) * (w0 + w) - s0 * w0) as sw, sum((w0 + w) * (w0 + w) - w0 * w0) as ww
      from summed group by 1, 2, 3, 4, 5, 6
  )
  select day, product, provider, game, currency, own, sum(play.bets), sum(play.stake_e5)::bigint, sum(play.win_e5)::bigint,
      (-coalesce(sum(play.stake_e5) filter (where play.stake_e5 < 0), 0))::bigint,
      coalesce(max(squares.ss), 0),
      coalesce(max(squares.sw), 0),
      -- What belongs to no round is won by no stake.
      coalesce(max(squares.ww), 0)
        + coalesce(sum(play.win_e5::numeric * play.win_e5) filter (where play.round_id is null and play.product <> 'sport'), 0)
    from play left join squares using (day, product, provider, game, currency, own)
    group by 1, 2, 3, 4, 5, 6;
end $$;
