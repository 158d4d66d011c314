-- Closed lists are types and not checks: a check is read anew by every statement that writes, which
-- took a third of the time of a bet.
create type account_kind as enum ('player_cash', 'player_withdrawal', 'player_debt', 'games', 'gateway', 'promotion');
create type transfer_reason as enum (
  'bet', 'win', 'rollback', 'deposit', 'withdrawal_reserve', 'withdrawal_paid', 'withdrawal_return', 'bonus'
);

-- Player accounts carry their balance; the house's own accounts do not (balance_e5 is null): a row
-- that every bet would have to update is derived from the transfers instead.
create table account (
  id bigint generated always as identity primary key,
  -- A player's id, or the zero uuid for the house.
  owner_id uuid not null,
  kind account_kind not null,
  currency char(3) not null,
  balance_e5 bigint,
  floor_e5 bigint,
  -- Counts the movements, so that a writer can tell whether what it read still holds.
  version bigint not null default 0,
  unique (owner_id, kind, currency),
  constraint account_not_below_floor check (balance_e5 >= floor_e5),
  constraint account_of_a_player_has_a_balance check ((owner_id = '00000000-0000-0000-0000-000000000000') = (balance_e5 is null))
) with (fillfactor = 50); -- Room in each page, so that a new balance touches no index.

-- One row moves money between two accounts, so the books balance by construction.
-- No foreign keys to account: every bet would lock the house's row. post_transfers() writes only
-- accounts it has locked or that were read from the table, and `npm run ledger:verify` checks.
create table transfer (
  id bigint generated always as identity primary key,
  -- The caller's name for this movement: posting it twice is refused here.
  key text collate "C" not null,
  player_id uuid not null,
  source_id bigint not null,
  target_id bigint not null,
  amount_e5 bigint not null constraint transfer_amount_positive check (amount_e5 > 0),
  reason transfer_reason not null,
  -- The balances that this movement left, where the account carries one.
  source_balance_e5 bigint,
  target_balance_e5 bigint,
  created_at timestamptz not null default clock_timestamp(),
  constraint transfer_between_two_accounts check (source_id <> target_id)
);
create index transfer_of_player on transfer (player_id, id desc);
-- What a provider moves is posted once with its row of wallet_transaction, whose key is this one's:
-- write_wallet() writes both or neither, and a second index would say the same of each bet again. In
-- words that the planner cannot follow, or it would look for a player's deposits among everybody's here.
create unique index transfer_posted_once on transfer (key)
  where array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null;

-- A link of the chain of hashes: `hash` covers the transfers in (after_id, to_id] and the link before.
create table ledger_seal (
  id bigint generated always as identity primary key,
  after_id bigint not null constraint ledger_seal_follows_once unique,
  to_id bigint not null,
  transfers int not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_seal_goes_forward check (to_id > after_id)
);

create function row_is_final() returns trigger language plpgsql as
$$ begin raise exception '% rows are never changed: post the reverse', tg_table_name; end $$;
create trigger transfer_is_final before update or delete or truncate on transfer
  for each statement execute function row_is_final();
create trigger ledger_seal_is_final before update or delete or truncate on ledger_seal
  for each statement execute function row_is_final();

-- A row of transfer that is still to be posted.
create type planned_transfer as (
  key text, player_id uuid, source_id bigint, target_id bigint, amount_e5 bigint, reason transfer_reason,
  source_balance_e5 bigint, target_balance_e5 bigint
);

-- The one place that changes a balance. Posts transfers over accounts that the caller has read, and
-- answers false, with nothing to keep, when one has moved since or when the transfers do not lead to
-- the balances that the caller expects.
--   account_ids   the player accounts that the transfers name, each once; one that none of them names
--                 only moves its version
--   versions      of those accounts, as they were read
--   after_e5      their balances, as they must be afterwards
--   transfers     in their order
-- The accounts are locked in id order, so that two callers cannot wait for each other. Every step looks
-- up a few rows by index: whoever calls has turned off the plans that do otherwise.
create function post_transfers(account_ids bigint[], versions bigint[], after_e5 bigint[], transfers planned_transfer[])
returns boolean language plpgsql as $$
declare
  counted int;
begin
  update account set balance_e5 = after.balance_e5, version = account.version + 1
    from (
      select id, max(version) as version, max(balance_e5) as balance_e5, sum(delta_e5)::bigint as delta_e5
        from (
          select id, version, balance_e5, 0::bigint from unnest(account_ids, versions, after_e5) read(id, version, balance_e5)
          union all select source_id, null, null, -amount_e5 from unnest(transfers)
          union all select target_id, null, null, amount_e5 from unnest(transfers)
        ) leg(id, version, balance_e5, delta_e5)
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
  amount_e5 bigint, reason transfer_reason, source_balance_e5 bigint, target_balance_e5 bigint
)
returns boolean language plpgsql as $$
begin
  update account set balance_e5 = after_e5, version = read_version + 1
    where id = account_id and version = read_version
      and balance_e5 + case account_id when target_id then amount_e5 when source_id then -amount_e5 else 0 end = after_e5;
  if not found then return false; end if;
  if amount_e5 is not null then
    insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5)
      values (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5);
  end if;
  return true;
end $$;

-- One transfer, for a session that plans as it likes.
create function post_transfer(account_ids bigint[], versions bigint[], after_e5 bigint[], transfer planned_transfer)
returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as
$$ begin return post_transfers(account_ids, versions, after_e5, array[transfer]); end $$;

insert into account (owner_id, kind, currency)
  select '00000000-0000-0000-0000-000000000000', kind, 'TRY' from unnest(array['games', 'gateway', 'promotion']::account_kind[]) kind;
