-- What of our own sportsbook's stakes is given back frees the limits of the time in which it was staked.
create or replace view play_movement as
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
      when reason = 'sport_rollback' and own.is_target and split_part(moved.key, ':', 1) = 'zar-bets' then (
        select stake.created_at from transfer stake
          where stake.key = split_part(moved.key, ' ', 1) || ' stake 0'
            and array_position(array['bet', 'win', 'rollback']::transfer_reason[], stake.reason) is null)
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
