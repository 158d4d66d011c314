-- Both as they were, but a win may come after its own rollback too: that is one look-up more for a win,
-- and none for a bet.
create or replace function write_wallet(
  account_ids bigint[], versions bigint[], after_e5 bigint[], transfers planned_transfer[],
  stakers wallet_staker[],
  country_ids int[], allowed_country_ids int[], game_codes text[], transactions wallet_row[], pushes wallet_push[]
)
returns void language plpgsql as $$
declare
  holds boolean;
  counted int;
begin
  holds := post_transfers(account_ids, versions, after_e5, transfers);
  holds := holds
    and not exists (
      select from unnest(stakers) read
        left join player on player.id = read.player_id
        left join game_session session on session.token_hash = decode(read.token_hash, 'hex')
        where (player.status = read.status and player.country_id = read.country_id
          and session.is_open and session.xmin = read.session_xmin) is not true)
    and not exists (
      select from country where id = any(country_ids) and is_allowed <> (id = any(allowed_country_ids)))
    and not exists (select from game where code = any(game_codes) and not is_open);

  if holds then
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id)
      select provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, decode(fingerprint, 'hex'), outcome, balance_e5, bonus_account_id
        from unnest(transactions) decided
        where kind = 'rollback' or outcome = 'rolled_back'
          -- Each look-up is by wallet_transaction_of_reference: it is the only index that can serve, also in
          -- a plan made while the table is empty.
          or (0 = (select count(*) from (
                select provider, player_id, kind from wallet_transaction named
                  where named.reference_id = decided.id offset 0) rollback
              where rollback.provider = decided.provider and rollback.player_id = decided.player_id
                and rollback.kind = 'rollback')
            and (kind = 'bet' or 0 = (select count(*) from (
                select provider, player_id, kind from wallet_transaction named
                  where named.reference_id = decided.reference_id offset 0) rollback
              where rollback.provider = decided.provider and rollback.player_id = decided.player_id
                and rollback.kind = 'rollback')));
    get diagnostics counted = row_count;
    holds := counted = cardinality(transactions);
  end if;
  if not holds then
    raise exception using errcode = 'ZA001', message = 'what the wallet knew no longer holds';
  end if;

  insert into outbox (player_id, command, message)
    select player_id, 'Balance', message from unnest(pushes);
end $$;

-- The same of one command that moves one account by at most one transfer. `status` is null where no
-- bet was placed, `moved_e5` where nothing moves, `message` where there is nothing to tell.
create or replace function write_wallet_one(
  account_id bigint, read_version bigint, after_e5 bigint,
  key text, source_id bigint, target_id bigint, moved_e5 bigint, source_balance_e5 bigint, target_balance_e5 bigint,
  read_status text, read_country_id int, is_country_allowed boolean, read_token_hash text, session_xmin xid,
  message jsonb, decided wallet_row
)
returns void language plpgsql as $$
declare
  holds boolean;
begin
  holds := post_one_transfer(account_id, read_version, after_e5, key, decided.player_id, source_id, target_id,
    moved_e5, decided.kind::text::transfer_reason, source_balance_e5, target_balance_e5);
  if holds and read_status is not null then
    holds := exists (
      select from player, country, game_session session, game
        where player.id = decided.player_id and player.status = read_status and player.country_id = read_country_id
          and country.id = read_country_id and is_allowed = is_country_allowed
          and session.token_hash = decode(read_token_hash, 'hex') and session.is_open and session.xmin = session_xmin
          and game.code = decided.game_code and game.is_open);
  end if;
  if holds and decided.kind <> 'rollback' and decided.outcome <> 'rolled_back' then
    holds := not exists (select from (
        select provider, player_id, kind from wallet_transaction named
          where named.reference_id = decided.id offset 0) rollback
      where rollback.provider = decided.provider and rollback.player_id = decided.player_id
        and rollback.kind = 'rollback');
    if holds and decided.kind = 'win' then
      holds := not exists (select from (
          select provider, player_id, kind from wallet_transaction named
            where named.reference_id = decided.reference_id offset 0) rollback
        where rollback.provider = decided.provider and rollback.player_id = decided.player_id
          and rollback.kind = 'rollback');
    end if;
  end if;
  if not coalesce(holds, false) then
    raise exception using errcode = 'ZA001', message = 'what the wallet knew no longer holds';
  end if;

  insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
      amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, bonus_account_id)
    values (decided.provider, decided.id, decided.kind, decided.player_id, decided.game_code, decided.round_id,
      decided.round_closed, decided.currency, decided.amount_e5, decided.moves_cash, decided.reference_id,
      decode(decided.fingerprint, 'hex'), decided.outcome, decided.balance_e5, decided.bonus_account_id);
  if message is not null then
    insert into outbox (player_id, command, message) values (decided.player_id, 'Balance', message);
  end if;
end $$;
