-- Rounds that were played under a pair of seeds are in the log of commitments too, with the movements of money that
-- they came to. A round is told as it is settled, or as its stake goes back because the player left it undecided.
alter table arcade.fairness_fact drop constraint fairness_fact_kind_check;
alter table arcade.fairness_fact add constraint fairness_fact_kind_check
  check (kind in ('seed.committed', 'seed.client', 'seed.revealed', 'round.played'));
alter table arcade.fairness_fact drop constraint fairness_fact_told_once;
create unique index fairness_fact_told_once on arcade.fairness_fact (pair_id, kind) where kind <> 'round.played';
alter table arcade.fairness_fact add column round_id uuid;
create unique index fairness_fact_of_round on arcade.fairness_fact (round_id) where round_id is not null;
alter table arcade.fairness_fact add constraint fairness_fact_names_its_round
  check ((kind = 'round.played') = (round_id is not null));

-- What a round comes to, as JSON: amounts in 1/100 000 of the unit, movements as the operator's books name them. A
-- free round takes no stake; a win of nothing is no movement. A move whose stake went back is not told.
create function arcade.told_round(round arcade.round, maths text) returns text language sql stable as $$
  select jsonb_build_object(
      'round', round.id, 'game', round.game_code, 'maths', maths, 'nonce', round.nonce,
      'stake', ((case when round.reward_id is null and round.state = 'settled' then round.stake_kurus else 0 end
        + made.kurus) * 1000)::text,
      'stakes', to_jsonb(
        case when round.reward_id is not null then '{}'
          when round.state = 'settled' then array[origin.name || ':' || round.bet_uuid]
          else array[origin.name || ':' || round.bet_uuid, origin.name || ':' || round.rollback_uuid] end
        || array(select origin.name || ':' || uuid from unnest(made.uuids) uuid)),
      'win', case when round.state = 'settled' then round.win_kurus * 1000 else 0 end::text,
      'wins', to_jsonb(case when round.state = 'settled' and round.win_kurus > 0
        then array[origin.name || ':' || round.win_uuid] else '{}' end))::text
    from arcade.seat seat
      cross join lateral (select case
        when split_part(seat.user_ref, ':', 1) in ('softgamings', 'amusnet', 'egt-digital', 'everymatrix', 'digitain')
          and strpos(seat.user_ref, ':') > 0
        then split_part(seat.user_ref, ':', 1) else 'hub88' end as name) origin
      cross join lateral (select coalesce(sum(price_kurus), 0) as kurus,
          coalesce(array_agg(bet_uuid order by seq), '{}') as uuids
        from arcade.move where round_id = round.id and state = 'made' and price_kurus > 0) made
    where seat.id = round.seat_id
$$;

create function arcade.round_is_logged() returns trigger language plpgsql as $$
begin
  insert into arcade.fairness_fact (seat_id, pair_id, round_id, kind, value, at)
    select new.seat_id, new.seed_pair_id, new.id, 'round.played', arcade.told_round(new, pair.digest),
        coalesce(new.closed_at, new.opened_at)
      from arcade.seed_pair pair where pair.id = new.seed_pair_id and pair.digest is not null
    on conflict do nothing;
  return null;
end $$;
create trigger round_is_logged after update on arcade.round for each row
  when (new.nonce is not null and new.seed_pair_id is not null and new.state is distinct from old.state
    and new.state in ('settled', 'rollback_pending'))
  execute function arcade.round_is_logged();

-- Rounds of before whose pair is in use: of a pair that is revealed nothing may be told any more.
insert into arcade.fairness_fact (seat_id, pair_id, round_id, kind, value, at)
  select round.seat_id, round.seed_pair_id, round.id, 'round.played', arcade.told_round(round, pair.digest),
      coalesce(round.closed_at, round.opened_at)
    from arcade.round round join arcade.seed_pair pair on pair.id = round.seed_pair_id
    where pair.revealed_at is null and pair.digest is not null and round.nonce is not null
      and round.state in ('settled', 'rollback_pending', 'voided')
    order by round.seed_pair_id, round.nonce;
