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
create or replace function post_transfers_v1(
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
