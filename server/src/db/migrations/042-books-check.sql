-- How far the clock's own check of the books has come, so that an hour reads what the hour brought.
create table books_check (
  is_only boolean primary key default true constraint books_check_is_only check (is_only),
  -- The last run, which keeps a second process from the same one.
  began_at timestamptz not null default '-infinity',
  -- The last that began again at the first transfer.
  whole_at timestamptz not null default '-infinity',
  -- The transfers up to here are added up in checked_balance: they end with a seal, which was this.
  to_id bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex'),
  -- What the suppliers were answered before this was found to be posted so.
  answers_at timestamptz not null default '-infinity'
);
insert into books_check default values;

-- What the transfers of an account that carries a balance come to, up to books_check.to_id.
create table checked_balance (account_id bigint primary key, balance_e5 bigint not null);
