-- The round that a player has open at a slot, on the row that every bet writes anyway:
-- <when it was staked, in ms> <supplier> <game> <round>. No other slot takes a stake while it is young.
alter table account add column open_slot text;

-- A process of the release before calls these without what they take beside what they took.
drop function write_wallet(bigint[], bigint[], bigint[], planned_transfer[], int[], int[], text[], wallet_row[],
  wallet_push[], text[]);
drop function write_wallet_one(bigint, bigint, bigint, int, boolean, jsonb, wallet_row, boolean);
drop function post_transfers(bigint[], bigint[], bigint[], planned_transfer[]);
drop function post_one_transfer(bigint, bigint, bigint, text, uuid, bigint, bigint, bigint, transfer_reason, bigint,
  bigint);

-- The one place that changes a balance. Posts transfers over accounts that the caller has read, and
-- answers false, with nothing to keep, when one has moved since or when the transfers do not lead to
-- the balances that the caller expects.
--   account_ids   the player accounts that the transfers name, each once; one that none of them names
--                 only moves its version
--   versions      of those accounts, as they were read
--   after_e5      their balances, as they must be afterwards
--   transfers     in their order
--   open_slots    of each account the round that is open at a slot then, empty where none is; what has
--                 none here keeps its own
-- The accounts are locked in id order, so that two callers cannot wait for each other. Every step looks
-- up a few rows by index: whoever calls has turned off the plans that do otherwise.
create function post_transfers(
  account_ids bigint[], versions bigint[], after_e5 bigint[], transfers planned_transfer[],
  open_slots text[] default '{}'
)
returns boolean language plpgsql as $$
declare
  counted int;
begin
  update account set balance_e5 = after.balance_e5, version = account.version + 1,
      open_slot = case when after.open_slot is null then account.open_slot else nullif(after.open_slot, '') end
    from (
      select id, max(version) as version, max(balance_e5) as balance_e5, sum(delta_e5)::bigint as delta_e5,
          max(open_slot) as open_slot
        from (
          select id, version, balance_e5, 0::bigint, open_slot
            from unnest(account_ids, versions, after_e5, open_slots) read(id, version, balance_e5, open_slot)
          union all select source_id, null, null, -amount_e5, null from unnest(transfers)
          union all select target_id, null, null, amount_e5, null from unnest(transfers)
        ) leg(id, version, balance_e5, delta_e5, open_slot)
        group by id having max(version) is not null order by id
    ) after
    where account.id = after.id and account.version = after.version
      and account.balance_e5 + after.delta_e5 = after.balance_e5;
  get diagnostics counted = row_count;
  if counted <> cardinality(account_ids) then return false; end if;

  insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5)
    select * from unnest(transfers);
  return true;
end $$;

-- The same of one account and at most one transfer, which is none where `amount_e5` is null: plain
-- statements, since starting those above takes longer than all of this.
create function post_one_transfer(
  account_id bigint, read_version bigint, after_e5 bigint, key text, player_id uuid, source_id bigint, target_id bigint,
  amount_e5 bigint, reason transfer_reason, source_balance_e5 bigint, target_balance_e5 bigint, slot text
)
returns boolean language plpgsql as $$
begin
  update account set balance_e5 = after_e5, version = read_version + 1,
      open_slot = case when slot is null then open_slot else nullif(slot, '') end
    where id = account_id and version = read_version
      and balance_e5 + case account_id when target_id then amount_e5 when source_id then -amount_e5 else 0 end = after_e5;
  if not found then return false; end if;
  if amount_e5 is not null then
    insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5)
      values (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5);
  end if;
  return true;
end $$;

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
--   open_slots    of each of the accounts, as post_transfers() has them
-- Each statement here sees what was committed before it, and the players' accounts are locked first:
-- whatever adds a player's wallet transaction moves that player's account too. Called only on a
-- connection of the wallet's, which plans every statement as look-ups by index.
create function write_wallet(
  account_ids bigint[], versions bigint[], after_e5 bigint[], more planned_transfer[],
  country_ids int[], allowed_country_ids int[], game_codes text[], transactions wallet_row[], pushes wallet_push[],
  paying_rounds text[] default '{}', open_slots text[] default '{}'
)
returns void language plpgsql as $$
declare
  counted int;
begin
  if post_transfers(account_ids, versions, after_e5, array(
      select (provider || ':' || id, player_id, source_id, target_id, moved_e5, kind::text::transfer_reason,
          source_balance_e5, target_balance_e5)::planned_transfer
        from unnest(transactions) where moved_e5 is not null) || more, open_slots)
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
  message jsonb, decided wallet_row, pays_round boolean default false, open_slot text default null
)
returns void language plpgsql as $$
declare
  holds boolean;
begin
  holds := post_one_transfer(account_id, read_version, after_e5, decided.provider || ':' || decided.id,
    decided.player_id, decided.source_id, decided.target_id, decided.moved_e5, decided.kind::text::transfer_reason,
    decided.source_balance_e5, decided.target_balance_e5, open_slot);
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
