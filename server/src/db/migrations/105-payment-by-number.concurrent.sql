-- The office finds a payment by the number that people call it by.
create unique index concurrently payment_by_number on payment (seq);
