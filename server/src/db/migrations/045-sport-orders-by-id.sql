-- A partner's message is known by its id and its order: one id may pay two orders.
alter table sport_transaction
  drop constraint sport_transaction_once,
  add constraint sport_transaction_once primary key (partner, id, order_number),
  -- Whether the order stands in the name of its transfers too. Not in those of before, which a process of the
  -- release before still writes beside a new one, and not of a rollback, whose id names its order.
  add column names_order boolean not null default false;

-- What a transaction's transfers are called, behind the partner's name. No id of a partner's has a space in it.
create function sport_movement(t sport_transaction) returns text language sql immutable as $$
  select case when t.names_order then t.id || ' of ' || t.order_number else t.id end
$$;
