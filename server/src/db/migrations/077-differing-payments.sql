-- What the payment service says otherwise of a payment that was decided here; null where both say the same.
alter table payment add column differs text check (btrim(differs) <> '');
