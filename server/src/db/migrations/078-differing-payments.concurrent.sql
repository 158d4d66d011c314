-- Payments that differ are counted each minute.
create index concurrently payment_differs on payment (id) where differs is not null;
