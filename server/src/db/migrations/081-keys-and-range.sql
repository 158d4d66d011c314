-- What has to read all of the table, beside a casino that goes on posting: the keys from before the trigger, and
-- that every number lies in the first part, so that 082 has nothing to look at.
insert into transfer_key
  select key, id from transfer where array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null
  on conflict do nothing;
alter table transfer validate constraint transfer_1_range;
