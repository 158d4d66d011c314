-- What post_transfers_v1() does, of one transfer, for a session that plans as it likes.
create or replace function post_transfer_v1(account_ids bigint[], versions bigint[], after_e5 bigint[], transfer planned_transfer)
returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as
$$ begin return post_transfers_v1(account_ids, versions, after_e5, array[transfer]); end $$;
