-- Writes what the wallet decided of a batch, if what it knew still holds; else raises ZA001.
--   account_ids, versions, after_e5   as post_transfers_v1() has them
--   more          transfers beside those of the transactions
--   country_ids, allowed_country_ids, game_codes
--                 the stakers' countries, those of them that may play, and the open games of their bets: with any of
--                 them, no operator has closed all gaming
--   transactions  rows of wallet_transaction with their transfers; a rollback that the wallet did not know
--                 of must name neither the bets and wins among them nor what they refer to: the bets that
--                 the wins pay, and the rounds of the bets, alone or with the bets' amounts (<round> <amount_e5>)
--   pushes        the balances to tell
--   open_slots    of each of the accounts, as post_transfers_v1() has them
-- Each statement here sees what was committed before it, and the players' accounts are locked first:
-- whatever adds a player's wallet transaction moves that player's account too. Called only on a
-- connection of the wallet's, which plans every statement as look-ups by index.
create or replace function write_wallet_v1(
  account_ids bigint[], versions bigint[], after_e5 bigint[], more planned_transfer[],
  country_ids int[], allowed_country_ids int[], game_codes text[], transactions wallet_row_v1[], pushes wallet_push[],
  open_slots text[]
)
returns void language plpgsql as $$
declare
  counted int;
begin
  if post_transfers_v1(account_ids, versions, after_e5, array(
      select (provider || ':' || id, player_id, source_id, target_id, moved_e5, kind::text::transfer_reason,
          source_balance_e5, target_balance_e5)::planned_transfer
        from unnest(transactions) where moved_e5 is not null) || more, open_slots)
  then
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id, pays_round)
      select provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, decode(fingerprint, 'hex'), outcome, balance_e5, bonus_account_id, pays_round
        from unnest(transactions) decided
        where not exists (
            select from country where id = any(country_ids) and is_allowed <> (id = any(allowed_country_ids)))
          and not exists (select from game where code = any(game_codes) and not is_open)
          and (cardinality(game_codes) = 0
            or not exists (select from game_closing where game_code is null and ended_at is null))
          and (kind = 'rollback' or outcome = 'rolled_back'
          -- The inner select leaves the planner the indexes that begin with what is referred to, also in a
          -- plan made while the table is empty; and it is counted, since what is asked to exist may be
          -- planned as a reading of every rollback there is.
            or 0 = (select count(*) from (
                  select provider from wallet_transaction named
                    where named.kind = 'rollback' and named.outcome = 'ok'
                      and named.reference_id in (decided.id, decided.reference_id,
                        case when decided.kind = 'bet' then decided.reference_id || ' ' || decided.amount_e5 end)
                      and named.player_id = decided.player_id offset 0) rollback
                where rollback.provider = decided.provider));
    get diagnostics counted = row_count;
  end if;
  if counted is distinct from cardinality(transactions) then
    raise exception using errcode = 'ZA001', message = 'what the wallet knew no longer holds';
  end if;

  insert into outbox (player_id, command, message)
    select player_id, 'Balance', message from unnest(pushes);
end $$;
