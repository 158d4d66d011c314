create table game_category (
  id int primary key,
  name_tr text not null,
  name_en text not null,
  slugs text[] not null
);

-- Text folded so that case, marks and apostrophes do not matter: AVİATÖR, aviatör and aviator are one
-- word. Turkish first: I is the capital of ı, which folds to i all the same. The last character is the
-- dot that other languages' lower case leaves behind of an İ.
create function search_key(words text) returns text language sql immutable parallel safe
  return translate(lower(normalize(words) collate "tr-x-icu"), 'ışçğöüâîû''’' || U&'\0307', 'iscgouaiu');

-- The catalogue, as the providers list it.
create table game (
  code text primary key,
  provider text not null check (provider in ('softgamings', 'hub88', 'egt-digital', 'amusnet', 'everymatrix', 'digitain')),
  category_id int not null references game_category,
  name text not null,
  studio text not null,
  search_key text not null generated always as (search_key(name || ' ' || studio)) stored,
  rtp_bp int not null check (rtp_bp between 1 and 10000),
  volatility int not null check (volatility between 1 and 5),
  is_open boolean not null default true,
  position int not null default 0,
  released_at timestamptz not null
);

create index game_in_category on game (category_id, position) where is_open;

insert into game_category (id, name_tr, name_en, slugs) values (1, 'Slot', 'Slots', '{slot}');

create table favorite (
  player_id uuid not null references player,
  game_code text not null references game,
  created_at timestamptz not null default now(),
  primary key (player_id, game_code)
);

-- One launch: the provider's money token, for one player and one game (SES-06).
create table game_session (
  token_hash bytea primary key,
  player_id uuid not null references player,
  provider text not null,
  game_code text not null references game,
  currency char(3) not null,
  -- False until the provider has answered the launch: before that no wallet call is accepted.
  is_open boolean not null default false,
  created_at timestamptz not null,
  -- Bets stop here; wins and rollbacks never do.
  expires_at timestamptz not null
);
create index game_session_of_player on game_session (player_id, created_at desc);

create type wallet_kind as enum ('bet', 'win', 'rollback');

-- Every bet, win and rollback a provider sent, and what we answered. A refused one stays refused.
create table wallet_transaction (
  provider text collate "C" not null,
  id text collate "C" not null,
  kind wallet_kind not null,
  player_id uuid not null,
  game_code text not null,
  round_id text not null,
  round_closed boolean not null,
  currency char(3) not null,
  -- The notional amount; a free bet moves none of the player's cash.
  amount_e5 bigint not null check (amount_e5 >= 0),
  moves_cash boolean not null,
  -- The bet that a win pays, or the transaction that a rollback reverses.
  reference_id text collate "C",
  fingerprint bytea not null,
  -- 'ok_again' is a rollback of what was already rolled back: answered ok, and nothing done.
  outcome text not null,
  balance_e5 bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint wallet_transaction_once primary key (id, provider)
);
-- At most one effective rollback per transaction, and the tombstone of one that came first (LED-06, W17).
create unique index wallet_rolled_back_once on wallet_transaction (reference_id, player_id, provider)
  where kind = 'rollback' and outcome = 'ok';
create index wallet_transaction_of_reference on wallet_transaction (reference_id)
  where reference_id is not null;
-- The bets that moved nothing. Those that did are found by their transfers.
create index wallet_bet_without_transfer on wallet_transaction (player_id, created_at desc)
  where kind = 'bet' and (outcome <> 'ok' or amount_e5 = 0);
create trigger wallet_transaction_is_final before update or delete or truncate on wallet_transaction
  for each statement execute function row_is_final();

-- Bytes travel in hex, which needs no quoting in a row's text.
create type wallet_row as (
  provider text, id text, kind wallet_kind, player_id uuid, game_code text, round_id text, round_closed boolean,
  currency char(3), amount_e5 bigint, moves_cash boolean, reference_id text, fingerprint text, outcome text,
  balance_e5 bigint
);
-- Who a bet was taken from or refused to, and their open session, as they were read.
create type wallet_staker as (
  player_id uuid, status text, country_id int, token_hash text, session_xmin xid
);
create type wallet_push as (player_id uuid, message jsonb);

-- Writes what the wallet decided of a batch, if what it knew still holds; else raises ZA001.
--   account_ids … transfers   as post_transfers() has them
--   country_ids, allowed_country_ids, game_codes
--                 the stakers' countries, those of them that may play, and the open games of their bets
--   transactions  rows of wallet_transaction; a rollback that the wallet did not know of must not name
--                 the bets among them, or the bets that the wins pay
--   pushes        the balances to tell
-- Each statement here sees what was committed before it, and the players' accounts are locked first:
-- whatever adds a player's wallet transaction moves that player's account too. Called only on a
-- connection of the wallet's, which plans every statement as look-ups by index.
create function write_wallet(
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
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5)
      select provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, decode(fingerprint, 'hex'), outcome, balance_e5
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
create function write_wallet_one(
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
      amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5)
    values (decided.provider, decided.id, decided.kind, decided.player_id, decided.game_code, decided.round_id,
      decided.round_closed, decided.currency, decided.amount_e5, decided.moves_cash, decided.reference_id,
      decode(decided.fingerprint, 'hex'), decided.outcome, decided.balance_e5);
  if message is not null then
    insert into outbox (player_id, command, message) values (decided.player_id, 'Balance', message);
  end if;
end $$;
