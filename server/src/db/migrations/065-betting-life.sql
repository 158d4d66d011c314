-- The life of a bet, and what it is sold for.

-- No state of a bet follows another but these.
create function betting_bet_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('waiting', 'refused'), ('waiting', 'open'),
    ('open', 'settled'), ('open', 'cashed_out'), ('open', 'void'),
    ('settled', 'open'), ('settled', 'void'), ('void', 'open'), ('void', 'settled')
  ) then
    raise exception 'a bet that is % does not become %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger betting_bet_moves before update on betting_bet
  for each row when (old.state <> new.state) execute function betting_bet_moves();

-- Of a leg on a match that was being played: the odds three seconds after it was taken.
alter table betting_leg
  add column is_live boolean not null default false,
  add column later_odds_milli integer check (later_odds_milli > 0);
create index betting_leg_to_note on betting_leg (bet_id) where is_live and later_odds_milli is null;

-- Bets that were sold, whole or in part. Money moves by the posting of the same bet and number.
create table betting_cash_out (
  player_id uuid not null references player,
  -- The caller's name of the sale: at most once.
  request_id uuid not null,
  bet_id bigint not null references betting_bet,
  percent smallint not null check (percent between 10 and 100),
  state text not null check (state in ('waiting', 'paid', 'refused')),
  -- Below so many kuruş it is not sold, and so many were paid.
  least_kurus bigint not null check (least_kurus > 0),
  paid_kurus bigint not null default 0 check (paid_kurus >= 0),
  -- The bet's version and its events' material counters as they were quoted.
  seen text not null,
  asked_at timestamptz not null,
  decides_at timestamptz not null,
  primary key (player_id, request_id)
);
create index betting_cash_out_waiting on betting_cash_out (decides_at) where state = 'waiting';
create unique index betting_cash_out_one_waits on betting_cash_out (bet_id) where state = 'waiting';
