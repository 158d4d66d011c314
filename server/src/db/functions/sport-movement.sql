-- What a transaction's transfers are called, behind the partner's name. No id of a partner's has a space in it.
create or replace function sport_movement_v1(t sport_transaction) returns text language sql immutable as $$
  select case when t.names_order then t.id || ' of ' || t.order_number else t.id end
$$;
