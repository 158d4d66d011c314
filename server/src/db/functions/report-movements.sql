-- The transfers in (after_id, to_id] as reports see them, in their order. A transfer that comes after its day was
-- closed counts on the first day that is not.
create or replace function report_movements_v1(after_id bigint, to_id bigint) returns report_movement_v1[]
language plpgsql stable set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  first_open date;
  made report_movement_v1[];
begin
  select closed_through + 1 into first_open from rollup_mark;
  with moved as materialized (
    select t.*, reason::text as why, source.kind::text as source_kind, target.kind::text as target_kind, source.currency,
        reason in ('bet', 'win', 'rollback') as is_game, reason::text like 'sport\_%' as is_sport,
        replace(split_part(t.key, ':', 1), '-debt', '') as origin, substr(t.key, strpos(t.key, ':') + 1) as origin_id
      from transfer t join account source on source.id = t.source_id join account target on target.id = t.target_id
      where t.id > after_id and t.id <= report_movements_v1.to_id
  ), known as (
    select moved.*, case when why in ('bet', 'sport_bet') then amount_e5
          when why in ('rollback', 'sport_rollback') and source_kind = 'games' then -amount_e5 else 0 end as stake_e5,
        referred.created_at as referred_at, own.round_id, own.reference_id, own.game_code,
        coalesce(referred.game_code, own.game_code) as game, coalesce(referred.round_id, own.round_id) as pair,
        case when is_sport and origin = 'zar-bets' then split_part(origin_id, ' ', 1)::bigint end as bet_id,
        case when is_sport and origin = 'zar-bets' and split_part(origin_id, ' ', 2) = 'settlement'
          then split_part(origin_id, ' ', 3)::int end as version,
        -- Of a payment or a bonus, where it is one of ours.
        case when not (is_game or is_sport) then substring(origin_id from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid end as of_id
      from moved
        left join lateral (
          select game_code, round_id, reference_id from wallet_transaction w
            where moved.is_game and w.id = moved.origin_id and w.provider = moved.origin offset 0) own on true
        -- Of a rollback of a win also the bet that it paid was in the same round.
        left join lateral (
          select game_code, round_id, created_at from wallet_transaction w
            where moved.why in ('win', 'rollback') and w.id = own.reference_id and w.provider = moved.origin
              and w.player_id = moved.player_id and w.kind <> 'rollback' offset 0) referred on true
  )
  select array_agg((
      id, player_id, created_at, greatest(day_of_istanbul_v1(created_at), first_open), currency, why, amount_e5, source_kind, target_kind,
      case when is_sport then 'sport' when is_game then coalesce((
        select slugs[1] from game join game_category on game_category.id = game.category_id where game.code = known.game), 'other') end,
      case when is_game or is_sport then origin end,
      case when is_sport then '' when is_game then coalesce(game, '') end,
      case when is_game or is_sport then
        (case when source_kind = 'games' then target_kind else source_kind end) in ('player_cash', 'player_debt') end,
      case when why in ('bet', 'sport_bet') then 1
        when stake_e5 < 0 and not (bet_id is not null and split_part(origin_id, ' ', 2) = 'return' and exists (
          -- What a counter-offer took less: the bet stays.
          select from betting_review review join betting_bet bet on bet.id = review.bet_id
            where bet.id = known.bet_id and bet.state <> 'refused' and bet.bonus_account_id is null)) then -1
        else 0 end,
      stake_e5,
      case when not (is_game or is_sport) or stake_e5 <> 0 then 0 when source_kind = 'games' then amount_e5 else -amount_e5 end,
      -- A win that names no bet belongs to no round.
      case when is_game and (why = 'bet' or referred_at is not null) then pair end,
      bet_id, coalesce(version > 1, false) or is_sport and why = 'sport_correction',
      case
        when is_game and why <> 'bet' then day_of_istanbul_v1(referred_at)
        when bet_id is not null and (version > 1 or why = 'sport_correction') then day_of_istanbul_v1(coalesce(
          (select max(posting.created_at) from betting_posting posting
            where posting.bet_id = known.bet_id and posting.kind = 'settlement' and posting.version < known.version),
          (select placed_at from betting_bet where betting_bet.id = known.bet_id)))
        when why = 'sport_correction' then (
          select day_of_istanbul_v1(placed_at) from sport_bet
            where partner = origin and order_number = substr(origin_id, strpos(origin_id, ' of ') + length(' of ')))
      end,
      coalesce((select method_id::text || case when refund_of is null then '' else ' refund' end
        from payment where payment.id = of_id and why in ('deposit', 'withdrawal_reserve', 'withdrawal_paid', 'withdrawal_return')), ''),
      coalesce((select offer_id from bonus where bonus.id = of_id and why in ('bonus', 'bonus_release', 'bonus_return')), '')
    )::report_movement_v1 order by id) into made from known;
  return coalesce(made, '{}');
end $$;
