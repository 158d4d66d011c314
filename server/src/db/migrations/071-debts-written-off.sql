-- What a player owes of a corrected bet is written off by two people once it is ninety days old.
alter type transfer_reason add value 'debt_write_off';

alter table betting_posting
  drop constraint betting_posting_kind_check,
  add constraint betting_posting_kind_check
    check (kind in ('stake', 'return', 'settlement', 'cash_out', 'write_off'));
alter table betting_order
  drop constraint betting_order_kind_check,
  add constraint betting_order_kind_check check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet', 'write_off')),
  drop constraint betting_order_by_two,
  add constraint betting_order_by_two check (state <> 'done'
    or kind not in ('class', 'settle', 'void', 'void_bet', 'write_off')
    or lower(btrim(decided_by)) <> lower(btrim(asked_by)));
create index betting_bet_owed on betting_bet (player_id, id) where owed_kurus > 0;
