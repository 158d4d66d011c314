-- The files of functions/ that were applied, each text of each once: applied again is only a text that the database
-- has never had. A process of the previous release that starts beside a newer one therefore changes nothing.
create table function_file (
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now(),
  primary key (name, sha256)
);

-- What write_wallet_v1() takes of a transaction. The functions with a version in their name are in functions/.
-- `wallet_row` is what the previous release writes to the functions without one, which the next release drops.
create type wallet_row_v1 as (
  provider text, id text, kind wallet_kind, player_id uuid, game_code text, round_id text, round_closed boolean,
  currency char(3), amount_e5 bigint, moves_cash boolean, reference_id text, fingerprint text, outcome text,
  balance_e5 bigint, bonus_account_id bigint, pays_round boolean,
  -- The transfer that it comes to; of those that have two, the first.
  source_id bigint, target_id bigint, moved_e5 bigint, source_balance_e5 bigint, target_balance_e5 bigint
);
