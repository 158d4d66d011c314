-- Bonus money: docs/decisions/007-bonus-money.md.
alter type account_kind add value 'player_bonus';
alter type transfer_reason add value 'bonus_release';
alter type transfer_reason add value 'bonus_return';
alter type transfer_reason add value 'cashback';

-- What can be claimed. The trial bonus and the cashback are not in it: nobody chooses their sum.
create table bonus_offer (
  id text primary key,
  kind text not null check (kind in ('deposit_match', 'free_spins', 'promo_code')),
  position int not null,
  is_open boolean not null default true,
  title_tr text not null,
  title_en text not null,
  summary_tr text not null,
  summary_en text not null,
  -- What is given; of a deposit match the most.
  amount_e5 bigint not null check (amount_e5 > 0),
  -- Of a deposit match: the share of the deposit, and the least deposit.
  share_bp int check (share_bp between 1 and 10000),
  deposit_min_e5 bigint check (deposit_min_e5 > 0),
  spins int check (spins > 0),
  -- How many times the bonus is wagered (BON-01).
  wagering int not null constraint bonus_offer_wagering_is_fair check (wagering between 0 and 10),
  days int not null check (days between 1 and 90),
  max_stake_e5 bigint not null check (max_stake_e5 > 0),
  max_win_e5 bigint check (max_win_e5 > 0),
  -- Percent of a stake that counts, by category of games; one that is not named counts nothing.
  contribution jsonb not null,
  -- Of a promotion code, folded to capitals.
  code text constraint bonus_offer_code_once unique,
  constraint bonus_offer_of_its_kind check (
    (kind = 'deposit_match') = (share_bp is not null and deposit_min_e5 is not null)
    and (kind = 'free_spins') = (spins is not null)
    and (kind = 'promo_code') = (code is not null))
);

-- One claim, with the terms as they were then.
create table bonus (
  id uuid primary key,
  -- In the order they were claimed.
  seq bigint generated always as identity,
  player_id uuid not null references player,
  -- 'trial', or of bonus_offer
  offer_id text not null,
  personal_no_hmac bytea not null,
  kind text not null check (kind in ('trial', 'deposit_match', 'free_spins', 'promo_code')),
  status text not null check (
    status in ('opted_in', 'waiting', 'active', 'completed', 'spent', 'expired', 'declined', 'cancelled')),
  title_tr text not null,
  title_en text not null,
  -- Null until the deposit that it matches has come.
  amount_e5 bigint check (amount_e5 > 0),
  share_bp int,
  deposit_min_e5 bigint,
  amount_max_e5 bigint not null,
  spins int,
  wagering int not null constraint bonus_wagering_is_fair check (wagering between 0 and 10),
  days int not null,
  max_stake_e5 bigint not null,
  max_win_e5 bigint,
  contribution jsonb not null,
  -- The deposit that it matched.
  payment_id uuid constraint bonus_matches_a_deposit_once unique references payment,
  -- The account that holds it, once it has begun.
  account_id bigint constraint bonus_of_account unique references account,
  -- What has been wagered by the transfers after from_transfer_id up to counted_to_id. Those in between
  -- are settled: nothing older can still be committed.
  from_transfer_id bigint,
  counted_to_id bigint,
  counts_from timestamptz,
  wagered_e5 bigint not null default 0,
  released_e5 bigint not null default 0 check (released_e5 >= 0),
  claimed_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz,
  warned_at timestamptz,
  emptied_at timestamptz,
  ended_at timestamptz,
  -- The operator who cancelled it.
  cancelled_by text,
  -- One grant per person, whatever they call themselves (BON-04).
  constraint bonus_once_per_person unique (offer_id, personal_no_hmac),
  constraint bonus_begun_has_an_account check ((account_id is null) = (started_at is null)),
  constraint bonus_active_is_whole check (
    status <> 'active' or (account_id is not null and amount_e5 is not null and expires_at is not null)),
  constraint bonus_cancelled_by_somebody check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint bonus_released_within_its_terms check (max_win_e5 is null or released_e5 <= max_win_e5)
);
create index bonus_of_player on bonus (player_id, seq desc);
create index bonus_with_account on bonus (player_id) where account_id is not null;
create unique index bonus_active_once on bonus (player_id) where status = 'active';
create index bonus_opted_in on bonus (player_id) where status = 'opted_in';

-- One cashback of a player and a day.
create table cashback (
  player_id uuid not null references player,
  -- In Turkey.
  day date not null,
  lost_e5 bigint not null check (lost_e5 > 0),
  amount_e5 bigint not null check (amount_e5 > 0),
  created_at timestamptz not null,
  primary key (player_id, day)
);

-- Bonuses are no cash any more, so no withdrawal can reach into one.
alter table player_total drop column bonus_e5;

-- Which bonus paid a bet, and so where its wins and rollbacks go. Null is cash.
alter table wallet_transaction add column bonus_account_id bigint;
alter type wallet_row add attribute bonus_account_id bigint;

-- Both as they were, with the account that paid.
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
          -- One look-up by wallet_transaction_of_reference for each: it is the only index that can serve,
          -- also in a plan made while the table is empty.
          or 0 = (select count(*) from (
              select provider, player_id, kind from wallet_transaction named
                where named.reference_id = case decided.kind when 'bet' then decided.id else decided.reference_id end
                offset 0) rollback
            where rollback.provider = decided.provider and rollback.player_id = decided.player_id
              and rollback.kind = 'rollback');
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
          where named.reference_id = case decided.kind when 'bet' then decided.id else decided.reference_id end
          offset 0) rollback
      where rollback.provider = decided.provider and rollback.player_id = decided.player_id
        and rollback.kind = 'rollback');
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
