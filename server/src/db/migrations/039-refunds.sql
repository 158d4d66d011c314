-- Which deposit a withdrawal sends straight back, at most one each. Until here it was known by its place: the
-- withdrawal was written down right after the transfer that had credited the deposit.
alter table payment add column refund_of uuid constraint payment_refunded_once unique references payment;
update payment back set refund_of = deposit.id
  from transfer arrived, payment deposit
  where back.type = 2 and arrived.id = back.ledger_mark and arrived.reason = 'deposit'
    and arrived.key = 'deposit:' || deposit.id and deposit.player_id = back.player_id
    and deposit.type = 1 and deposit.reason in ('refunded_excluded', 'refunded_over_limit');
