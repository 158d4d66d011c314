-- Deposits of a sum, for a line of a statement that names none of them.
create index concurrently payment_deposits_by_sum on payment (amount_e5, created_at) where type = 1;
