-- Roll-ups: what the sealed transfers come to, by day of Istanbul (docs/reports.md). fold_reports() adds each sealed
-- batch once; a day that is closed never changes.

-- What the house corrects by hand.
alter type transfer_reason add value if not exists 'adjustment';

-- One transfer as reports see it: report_movements() makes these.
create type report_movement_v1 as (
  id bigint, player_id uuid, created_at timestamptz, day date, currency char(3), reason text, amount_e5 bigint,
  source_kind text, target_kind text,
  -- Of play. Stakes less what of them is given back; wins less what of them is taken back.
  product text, provider text, game text, own boolean, bets int, stake_e5 bigint, win_e5 bigint, round_id text,
  -- Of our own sportsbook, and whether a later version of the settlement moved it.
  bet_id bigint, is_difference boolean,
  -- When what it belongs to was staked, or settled before.
  of_day date,
  -- Of money.
  method text, offer text
);

create table rollup_mark (
  only_one boolean primary key default true check (only_one),
  -- The transfers up to this one are in the roll-ups: always the end of a seal.
  to_id bigint not null,
  -- Everything that was posted before it is in the roll-ups.
  covered_until timestamptz,
  -- The last day that is closed.
  closed_through date,
  -- Bets at our own sportsbook and at partners' from before this migration whose history is still to be told.
  own_bets_from bigint not null,
  own_bets_before bigint not null,
  partner_bets_from bigint not null,
  partner_bets_before bigint not null
);

create table rollup_play (
  day date not null,
  product text not null,
  provider text collate "C" not null,
  -- Empty of bets on sports.
  game text collate "C" not null,
  currency char(3) not null,
  -- The player's own money, or a bonus.
  own boolean not null,
  -- Bets less those given back.
  bets bigint not null,
  stakes_e5 bigint not null,
  wins_e5 bigint not null,
  -- Stakes given back, which stakes_e5 has no more.
  rolled_back_e5 bigint not null,
  -- Σs², Σsw and Σw² over the rounds, for the interval of the RTP.
  ss numeric not null,
  sw numeric not null,
  ww numeric not null,
  primary key (day, product, provider, game, currency, own)
);

-- The same by hour, kept for 40 days.
create table rollup_hour (
  hour timestamptz not null,
  product text not null,
  currency char(3) not null,
  bets bigint not null,
  stakes_e5 bigint not null,
  wins_e5 bigint not null,
  primary key (hour, product, currency)
);

create table rollup_money (
  day date not null,
  reason text not null,
  method text not null,
  offer text not null,
  currency char(3) not null,
  n bigint not null,
  -- Of corrections, and of play that the promotion paid, less what went the other way.
  sum_e5 bigint not null,
  primary key (day, reason, method, offer, currency)
);

-- Bets on sports by the day on which they are settled.
create table rollup_settled (
  day date not null,
  provider text collate "C" not null,
  sport text not null,
  league text not null,
  market text not null,
  live boolean not null,
  currency char(3) not null,
  stakes_e5 bigint not null,
  -- What was paid for them, differences of later versions among it.
  payouts_e5 bigint not null,
  differences_e5 bigint not null,
  -- Of those whose fair price was known: their stakes, and the part of these that the prices keep.
  priced_e5 bigint not null,
  margin_e5 bigint not null,
  primary key (day, provider, sport, league, market, live, currency)
);

-- What each kind of account holds at the end of a day that moved any. `open_stakes` and `open_payouts` are of bets.
create table rollup_balance (
  day date not null,
  kind text not null,
  currency char(3) not null,
  closing_e5 bigint not null,
  primary key (kind, currency, day)
);

create table player_day (
  day date not null,
  player_id uuid not null,
  -- Empty of money that is no play.
  product text not null,
  -- With the player's own money.
  own_bets bigint not null,
  own_stakes_e5 bigint not null,
  stakes_e5 bigint not null,
  wins_e5 bigint not null,
  deposits_e5 bigint not null,
  withdrawals_e5 bigint not null,
  primary key (day, player_id, product)
);
create index player_day_of_player on player_day (player_id, day);

create table player_month (
  month date not null,
  player_id uuid not null,
  own_bets bigint not null,
  deposits_e5 bigint not null,
  withdrawals_e5 bigint not null,
  -- What the player left with the house by the ledger: stakes less wins and gifts.
  ngr_e5 bigint not null,
  -- What of it rollup_cohort has.
  is_counted boolean not null default false,
  counted_ngr_e5 bigint not null default 0,
  primary key (month, player_id)
);
create index player_month_of_player on player_month (player_id, month);

-- Over all days. `player_total` of the cashier is another thing: what a player is shown, to the moment.
create table player_lifetime (
  player_id uuid primary key,
  first_deposit_at timestamptz,
  second_deposit_at timestamptz,
  first_stake_at timestamptz,
  last_stake_at timestamptz,
  own_stakes_e5 bigint not null,
  stakes_e5 bigint not null,
  wins_e5 bigint not null,
  deposits_e5 bigint not null,
  withdrawals_e5 bigint not null,
  ngr_e5 bigint not null
) with (fillfactor = 70);

-- Of the players who first deposited in a month: how many staked in another, and what they left.
create table rollup_cohort (
  first_month date not null,
  month date not null,
  players bigint not null,
  ngr_e5 bigint not null,
  primary key (first_month, month)
);

-- Moves of the jackpots' pools and reserves. Whoever holds a pool adds them.
create table rollup_jackpot (
  day date not null,
  pool text not null,
  currency char(3) not null,
  contributions_e5 bigint not null,
  seeds_e5 bigint not null,
  drops_e5 bigint not null,
  primary key (day, pool, currency)
);

-- Of a day's new players. What has a window is final after it.
create table rollup_signup (
  day date primary key,
  players bigint not null,
  verified bigint not null,
  deposited_in_7 bigint not null,
  deposited_twice_in_30 bigint not null
);

-- What counts on its own day and belongs to a day before it.
create table rollup_earlier (
  transfer_id bigint primary key,
  day date not null,
  of_day date not null,
  product text not null,
  provider text collate "C" not null,
  game text collate "C" not null,
  currency char(3) not null,
  -- What it adds to stakes, and to wins.
  stake_e5 bigint not null,
  win_e5 bigint not null
);
create index rollup_earlier_by_day on rollup_earlier (day, transfer_id);

-- Changes of what a bet holds open, written by its row and taken away by the fold that counts them. A bet on sports
-- that is lost moves no money: only this tells that its stake is no longer open.
create table bet_opening (
  id bigint generated always as identity primary key,
  -- `zar-bets` or the partner.
  origin text collate "C" not null,
  bet_id bigint not null,
  currency char(3) not null,
  open_e5 bigint not null,
  -- Of the greatest payout.
  possible_e5 bigint not null,
  -- Counted with this transfer and at its time, where the change posted one.
  transfer_id bigint not null,
  created_at timestamptz not null
);
create index bet_opening_by_transfer on bet_opening (transfer_id);

-- One held transaction must not make every bet wait behind this lock.
do $$
begin
  perform set_config('lock_timeout', '1s', true);
  for attempt in 1..120 loop
    begin
      lock table betting_bet, sport_bet in share row exclusive mode;
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.5);
    end;
  end loop;
  raise 'a transaction that uses the bets does not end';
end $$;

-- Their texts of today: the current ones are files of functions/triggers/.
create function own_bet_opens() returns trigger language plpgsql as $$
declare
  opened numeric := case when new.state in ('waiting', 'open') then new.cost_kurus::numeric * new.share_num / new.share_den else 0 end;
  possible numeric := case when new.state in ('waiting', 'open') then new.possible_kurus else 0 end;
  moved record;
begin
  if tg_op = 'UPDATE' and old.state in ('waiting', 'open') then
    opened := opened - old.cost_kurus::numeric * old.share_num / old.share_den;
    possible := possible - old.possible_kurus;
  end if;
  if opened = 0 and possible = 0 then return null; end if;
  select id, created_at, xmin = pg_current_xact_id()::xid as is_ours into moved
    from transfer where player_id = new.player_id order by id desc limit 1;
  insert into bet_opening (origin, bet_id, currency, open_e5, possible_e5, transfer_id, created_at)
    values ('zar-bets', new.id, new.currency, trunc(opened * 1000), possible * 1000, coalesce(moved.id, 0),
      case when moved.is_ours then moved.created_at else clock_timestamp() end);
  return null;
end $$;
create function partner_bet_opens() returns trigger language plpgsql as $$
declare
  opened bigint := case when new.state = 'open' then new.stake_e5 else 0 end;
  possible bigint := case when new.state = 'open' then coalesce(new.possible_win_e5, 0) else 0 end;
  moved record;
begin
  if tg_op = 'UPDATE' and old.state = 'open' then
    opened := opened - old.stake_e5;
    possible := possible - coalesce(old.possible_win_e5, 0);
  end if;
  if opened = 0 and possible = 0 then return null; end if;
  select id, created_at, xmin = pg_current_xact_id()::xid as is_ours into moved
    from transfer where player_id = new.player_id order by id desc limit 1;
  insert into bet_opening (origin, bet_id, currency, open_e5, possible_e5, transfer_id, created_at)
    values (new.partner, new.id, new.currency, opened, possible, coalesce(moved.id, 0),
      case when moved.is_ours then moved.created_at else clock_timestamp() end);
  return null;
end $$;
create function closed_day_is_final() returns trigger language plpgsql as $$
begin
  if exists (select from rollup_mark where closed_through >= coalesce(new.day, old.day)
      or tg_op <> 'INSERT' and closed_through >= old.day) then
    raise exception '%: the day % is closed', tg_table_name, coalesce(new.day, old.day);
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

-- As the transaction ends, since then its transfers are there.
create constraint trigger own_bet_opens after insert on betting_bet deferrable initially deferred
  for each row execute function own_bet_opens();
create constraint trigger own_bet_open_changes after update on betting_bet deferrable initially deferred
  for each row when (old.state <> new.state or old.cost_kurus <> new.cost_kurus or old.share_num <> new.share_num
    or old.possible_kurus <> new.possible_kurus) execute function own_bet_opens();
create constraint trigger partner_bet_opens after insert on sport_bet deferrable initially deferred
  for each row execute function partner_bet_opens();
create constraint trigger partner_bet_open_changes after update on sport_bet deferrable initially deferred
  for each row when (old.state <> new.state or old.possible_win_e5 is distinct from new.possible_win_e5)
  execute function partner_bet_opens();

create trigger closed_day_is_final before insert or update or delete on rollup_play
  for each row execute function closed_day_is_final();
create trigger closed_day_is_final before insert or update or delete on rollup_money
  for each row execute function closed_day_is_final();
create trigger closed_day_is_final before insert or update or delete on rollup_settled
  for each row execute function closed_day_is_final();
create trigger closed_day_is_final before insert or update or delete on rollup_balance
  for each row execute function closed_day_is_final();
create trigger closed_day_is_final before insert or update or delete on rollup_jackpot
  for each row execute function closed_day_is_final();
create trigger closed_day_is_final before insert or update or delete on rollup_earlier
  for each row execute function closed_day_is_final();

-- History is added up by a job, in batches, from where the ledger begins.
insert into rollup_mark (to_id, own_bets_from, own_bets_before, partner_bets_from, partner_bets_before)
  select coalesce((select max(before_id) - 1 from transfer_part join detached_part using (number)), 0),
    1, coalesce((select max(id) from betting_bet), 0) + 1, 1, coalesce((select max(id) from sport_bet), 0) + 1;
insert into rollup_balance (day, kind, currency, closing_e5)
  select (detached.last_at at time zone 'Europe/Istanbul')::date, account.kind::text, account.currency, sum(opening.balance_e5)
    from opening_balance opening join account on account.id = opening.account_id
      join detached_part detached on detached.number = opening.number
    where opening.number = (select max(number) from detached_part) and detached.last_at is not null
    group by 1, 2, 3;
