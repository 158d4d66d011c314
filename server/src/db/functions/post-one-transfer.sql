-- What post_transfers_v1() does, of one account and at most one transfer, which is none where `amount_e5` is null.
-- Plain statements: starting those of post_transfers_v1() takes longer than all of this.
create or replace function post_one_transfer_v1(
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
