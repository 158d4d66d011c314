-- The greatest wins of one day without reading the others: small wins make no list and cost nothing.
create index wallet_win_of_day on wallet_transaction (((created_at at time zone 'UTC')::date), amount_e5 desc)
  where kind = 'win' and outcome = 'ok' and amount_e5 >= 1000000;
