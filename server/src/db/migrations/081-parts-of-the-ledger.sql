-- Parts of the ledger, in steps so that no bet waits long (operations.md, Releases): here what the parts need, in
-- 082 the table becomes the first part.

-- One held transaction must not make every bet wait behind this lock: it is asked for again and again.
do $$
begin
  perform set_config('lock_timeout', '1s', true);
  for attempt in 1..120 loop
    begin
      lock table transfer in access exclusive mode;
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.5);
    end;
  end loop;
  raise 'a transaction that uses the table transfer does not end';
end $$;

-- A unique index of a table in parts is unique in each part alone: the keys of what is posted once have a table
-- of their own, which also keeps those of parts that are detached.
create table transfer_key (
  key text collate "C" primary key,
  transfer_id bigint not null
);
create trigger transfer_key_is_final before update or delete or truncate on transfer_key
  for each statement execute function row_is_final();

create function transfer_takes_key() returns trigger language plpgsql as $$
begin
  insert into transfer_key values (new.key, new.id);
  return null;
end $$;
-- What a provider moves (bet, win, rollback: the first three reasons) is posted once by its row of wallet_transaction.
-- For a row of which the condition is false no function is called; the condition itself is read anew by every
-- statement, and a list of reasons there takes a bet six microseconds.
create trigger transfer_takes_key after insert on transfer
  for each row when (new.reason > 'rollback') execute function transfer_takes_key();

-- Every part that was ever made: the numbers of its transfers, from one to before another.
create table transfer_part (
  number int primary key,
  from_id bigint not null unique,
  before_id bigint not null unique,
  made_at timestamptz not null default clock_timestamp(),
  constraint transfer_part_has_room check (before_id > from_id)
);
-- The first of the two people who detach a part.
create table part_approval (
  number int primary key references transfer_part,
  approved_by text not null,
  approved_at timestamptz not null default clock_timestamp()
);
-- A part that is no longer one of the ledger, which now begins behind it. `hmac` signs the part's last checkpoint
-- and the balances that the part ended with.
create table detached_part (
  number int primary key references transfer_part,
  seal_id bigint not null,
  transfers bigint not null,
  first_at timestamptz,
  last_at timestamptz,
  hmac bytea not null,
  approved_by text not null,
  detached_by text not null,
  detached_at timestamptz not null default clock_timestamp(),
  constraint detached_part_by_two_people check (detached_by <> approved_by)
);
-- The balances that a detached part ended with, of the house's accounts too; an account without a row had nothing.
create table opening_balance (
  number int not null,
  account_id bigint not null,
  balance_e5 bigint not null,
  primary key (number, account_id)
);
create trigger transfer_part_is_final before update or delete or truncate on transfer_part
  for each statement execute function row_is_final();
create trigger detached_part_is_final before update or delete or truncate on detached_part
  for each statement execute function row_is_final();
create trigger opening_balance_is_final before update or delete or truncate on opening_balance
  for each statement execute function row_is_final();

-- The table as it is becomes the first part. It ends at a multiple of 100 million and has room for 50 million more.
do $$
declare
  given_id bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('transfer', 'id')), 0);
  end_id bigint := ((given_id + 50000000) / 100000000 + 1) * 100000000 + 1;
begin
  insert into transfer_part values (1, 1, end_id);
  execute format('alter table transfer add constraint transfer_1_range check (id >= 1 and id < %s) not valid', end_id);
  -- The rights of the application come after the migrations: until then it goes on posting.
  if to_regrole('zar_app') is not null then grant select, insert on transfer_key to zar_app; end if;
end $$;
