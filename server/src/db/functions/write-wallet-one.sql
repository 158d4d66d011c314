-- What write_wallet_v1() does, of one command that moves one account by at most one transfer. `read_country_id` is null
-- where no bet was placed, `message` where there is nothing to tell.
create or replace function write_wallet_one_v1(
  account_id bigint, read_version bigint, after_e5 bigint, read_country_id int, is_country_allowed boolean,
  message jsonb, decided wallet_row_v1, open_slot text
)
returns void language plpgsql as $$
declare
  holds boolean;
begin
  holds := post_one_transfer_v1(account_id, read_version, after_e5, decided.provider || ':' || decided.id,
    decided.player_id, decided.source_id, decided.target_id, decided.moved_e5, decided.kind::text::transfer_reason,
    decided.source_balance_e5, decided.target_balance_e5, open_slot);
  if holds then
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id, pays_round)
      select decided.provider, decided.id, decided.kind, decided.player_id, decided.game_code, decided.round_id,
          decided.round_closed, decided.currency, decided.amount_e5, decided.moves_cash, decided.reference_id,
          decode(decided.fingerprint, 'hex'), decided.outcome, decided.balance_e5, decided.bonus_account_id,
          decided.pays_round
        where (read_country_id is null or exists (
              select from country, game
                where country.id = read_country_id and is_allowed = is_country_allowed
                  and game.code = decided.game_code and game.is_open
                  and not exists (select from game_closing where game_code is null and ended_at is null)))
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
