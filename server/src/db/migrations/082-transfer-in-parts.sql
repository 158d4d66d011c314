-- The table becomes the first part of a new one that has its name.

-- What has to read all of the table comes first, beside a casino that goes on posting: the keys from before the
-- trigger, and that every number lies in the first part, so that nothing is read under the lock.
insert into transfer_key
  select key, id from transfer where array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null
  on conflict do nothing;
alter table transfer validate constraint transfer_1_range;

-- The view is taken first, by making it anew: whoever reads it holds it as it comes to the table.
do $$
begin
  perform set_config('lock_timeout', '1s', true);
  for attempt in 1..120 loop
    begin
      execute 'create or replace view play_movement as ' || pg_get_viewdef('play_movement'::regclass);
      lock table transfer in access exclusive mode;
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.5);
    end;
  end loop;
  raise 'a transaction that uses the table transfer does not end';
end $$;

do $$
declare
  movement text := pg_get_viewdef('play_movement'::regclass);
  given_id bigint := pg_sequence_last_value(pg_get_serial_sequence('transfer', 'id'));
  one record;
begin
  drop index transfer_posted_once;
  alter table transfer_key rename constraint transfer_key_pkey to transfer_posted_once;
  alter table transfer rename to transfer_1;
  alter table transfer_1 alter id drop identity;
  for one in select indexrelid::regclass::text as name from pg_index where indrelid = 'transfer_1'::regclass loop
    execute format('alter index %I rename to %I', one.name, replace(one.name, 'transfer_', 'transfer_1_'));
  end loop;
  drop trigger transfer_takes_key on transfer_1;

  create table transfer (like transfer_1 including defaults including constraints) partition by range (id);
  alter table transfer drop constraint transfer_1_range;
  alter table transfer alter id add generated always as identity;
  if given_id is not null then perform setval(pg_get_serial_sequence('transfer', 'id'), given_id); end if;
  alter table transfer add constraint transfer_pkey primary key (id);
  create index transfer_of_player on transfer (player_id, id desc);
  create index transfer_of_cashier on transfer (player_id, id desc)
    where reason in ('deposit', 'withdrawal_reserve', 'withdrawal_return');
  create index transfer_of_bonus on transfer (player_id, id desc) where reason = 'bonus';
  create index transfer_by_key on transfer (key)
    where array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null;
  select * into one from transfer_part;
  execute format('alter table transfer attach partition transfer_1 for values from (%s) to (%s)', one.from_id, one.before_id);
  alter table transfer_1 drop constraint transfer_1_range;

  create trigger transfer_is_final before update or delete or truncate on transfer
    for each statement execute function row_is_final();
  create trigger transfer_takes_key after insert on transfer
    for each row when (new.reason > 'rollback') execute function transfer_takes_key();
  execute 'create or replace view play_movement as ' || movement;
  if to_regrole('zar_app') is not null then
    grant select, insert on transfer to zar_app;
    grant usage, select on sequence transfer_id_seq to zar_app;
    revoke all on transfer_1 from zar_app;
  end if;
end $$;
