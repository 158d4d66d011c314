-- What of an offer is open, for its greatest exposure, and what a player was given on a day.
create index concurrently bonus_open_of_offer on bonus (offer_id)
  where status in ('opted_in', 'waiting', 'active');
create index concurrently free_rounds_open_of_offer on free_rounds (offer_id)
  where status in ('preparing', 'ready');
