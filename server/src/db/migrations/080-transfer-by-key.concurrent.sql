-- The look-ups by key, which the unique index served until now: of what is posted once, as its readers say it.
create index concurrently transfer_by_key on transfer (key)
  where array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null;
