-- Matches of our own, which no feed tells: two people make and change them (source and producer `house`).
alter table betting_order
  drop constraint betting_order_kind_check,
  add constraint betting_order_kind_check check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet', 'write_off',
     'accept_waiting', 'counter_waiting', 'refuse_waiting', 'price_wide', 'cash_out', 'feed', 'facts', 'margin',
     'own_event')),
  drop constraint betting_order_wide_by_two,
  add constraint betting_order_wide_by_two check (state <> 'done' or kind not in ('price_wide', 'facts', 'own_event')
    or lower(btrim(decided_by)) is distinct from lower(btrim(asked_by)) and decided_by is not null);

