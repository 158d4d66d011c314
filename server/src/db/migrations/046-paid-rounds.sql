-- Whether a win was paid for its whole round, and not for the bet alone that it is booked on: no stake of that
-- round is given back while it stands.
alter table wallet_transaction add column pays_round boolean not null default false;

-- A process of the release before calls both without what they take beside what they took.
drop function write_wallet(bigint[], bigint[], bigint[], planned_transfer[], int[], int[], text[], wallet_row[],
  wallet_push[]);
drop function write_wallet_one(bigint, bigint, bigint, int, boolean, jsonb, wallet_row);

-- Writes what the wallet decided of a batch, if what it knew still holds; else raises ZA001.
--   account_ids, versions, after_e5   as post_transfers() has them
--   more          transfers beside those of the transactions
--   country_ids, allowed_country_ids, game_codes
--                 the stakers' countries, those of them that may play, and the open games of their bets
--   transactions  rows of wallet_transaction with their transfers; a rollback that the wallet did not know
--                 of must name neither the bets and wins among them nor what they refer to: the bets that
--                 the wins pay, and the rounds of the bets, alone or with the bets' amounts (<round> <amount_e5>)
--   pushes        the balances to tell
--   paying_rounds the wins among the transactions that pay their rounds, as <provider>:<id>
-- Each statement here sees what was committed before it, and the players' accounts are locked first:
-- whatever adds a player's wallet transaction moves that player's account too. Called only on a
-- connection of the wallet's, which plans every statement as look-ups by index.
create function write_wallet(
  account_ids bigint[], versions bigint[], after_e5 bigint[], more planned_transfer[],
  country_ids int[], allowed_country_ids int[], game_codes text[], transactions wallet_row[], pushes wallet_push[],
  paying_rounds text[] default '{}'
)
returns void language plpgsql as $$
declare
  counted int;
begin
  if post_transfers(account_ids, versions, after_e5, array(
      select (provider || ':' || id, player_id, source_id, target_id, moved_e5, kind::text::transfer_reason,
          source_balance_e5, target_balance_e5)::planned_transfer
        from unnest(transactions) where moved_e5 is not null) || more)
  then
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id, pays_round)
      select provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, decode(fingerprint, 'hex'), outcome, balance_e5, bonus_account_id,
          provider || ':' || id = any(paying_rounds)
        from unnest(transactions) decided
        where not exists (
            select from country where id = any(country_ids) and is_allowed <> (id = any(allowed_country_ids)))
          and not exists (select from game where code = any(game_codes) and not is_open)
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

-- The same of one command that moves one account by at most one transfer. `read_country_id` is null
-- where no bet was placed, `message` where there is nothing to tell.
create function write_wallet_one(
  account_id bigint, read_version bigint, after_e5 bigint, read_country_id int, is_country_allowed boolean,
  message jsonb, decided wallet_row, pays_round boolean default false
)
returns void language plpgsql as $$
declare
  holds boolean;
begin
  holds := post_one_transfer(account_id, read_version, after_e5, decided.provider || ':' || decided.id,
    decided.player_id, decided.source_id, decided.target_id, decided.moved_e5, decided.kind::text::transfer_reason,
    decided.source_balance_e5, decided.target_balance_e5);
  if holds then
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id, pays_round)
      select decided.provider, decided.id, decided.kind, decided.player_id, decided.game_code, decided.round_id,
          decided.round_closed, decided.currency, decided.amount_e5, decided.moves_cash, decided.reference_id,
          decode(decided.fingerprint, 'hex'), decided.outcome, decided.balance_e5, decided.bonus_account_id,
          write_wallet_one.pays_round
        where (read_country_id is null or exists (
              select from country, game
                where country.id = read_country_id and is_allowed = is_country_allowed
                  and game.code = decided.game_code and game.is_open))
          and (decided.kind = 'rollback' or decided.outcome = 'rolled_back'
            or 0 = (select count(*) from (
                  select provider from wallet_transaction named
                    where named.kind = 'rollback' and named.outcome = 'ok'
                      and named.reference_id in (decided.id, decided.reference_id,
                        case when decided.kind = 'bet' then decided.reference_id || ' ' || decided.amount_e5 end)
                      and named.player_id = decided.player_id offset 0) rollback
                where rollback.provider = decided.provider));
    holds := found;
  end if;
  if not coalesce(holds, false) then
    raise exception using errcode = 'ZA001', message = 'what the wallet knew no longer holds';
  end if;
  if message is not null then
    insert into outbox (player_id, command, message) values (decided.player_id, 'Balance', message);
  end if;
end $$;
