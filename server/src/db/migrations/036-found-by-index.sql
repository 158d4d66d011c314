-- Who shares a device or a payout account with somebody, without reading everybody's.
create index session_of_device on session (fingerprint, created_at) where length(fingerprint) >= 8;
create index payment_of_payout_account on payment (coalesce(detail->>'Iban', detail->>'Phone', detail->>'Address'))
  where type = 2 and coalesce(detail->>'Iban', detail->>'Phone', detail->>'Address') is not null;

-- The bonuses that ended lately, which may still be paid into.
create index bonus_ended on bonus (ended_at) where account_id is not null;
