-- A win of which the supplier said that it is a jackpot, or holds one, written before the wallet decides it:
-- whom to tell follows from this and from what the wallet took.
create table jackpot_win (
  provider text collate "C" not null,
  transaction_id text collate "C" not null,
  -- What of the win is the jackpot. Null where the supplier did not say.
  amount_e5 bigint check (amount_e5 > 0),
  noted_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  constraint jackpot_win_once primary key (transaction_id, provider)
);
create index jackpot_win_untold on jackpot_win (noted_at) where told_at is null;

-- The operator who wrote it. Null is the house itself.
alter table notification add column written_by text;
alter table notification add constraint notification_written_is_of_system
  check (written_by is null or type = 5);
