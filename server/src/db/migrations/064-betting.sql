-- Our own sportsbook: what can be bet on, and bets. docs/betting.md.

-- Which process follows an odds company, and until when nobody else may.
create table betting_feed (
  source text collate "C" primary key,
  holder uuid not null,
  held_until timestamptz not null
);

-- How far the stream of each producer was applied. Who bets locks it for key share: what is applied does not
-- wait for that, and closing does.
create table betting_producer (
  source text collate "C" not null,
  producer text collate "C" not null,
  epoch text,
  seq bigint not null default 0 check (seq >= 0),
  is_open boolean not null default false,
  heard_at timestamptz,
  -- Of the newest settlement, as the company stamped it.
  settled_at timestamptz,
  primary key (source, producer)
);

-- The number of the newest change of the board: one row.
create table betting_board (
  id boolean primary key default true check (id),
  seq bigint not null check (seq >= 0)
);
insert into betting_board (seq) values (0);

create table betting_league (
  id text collate "C" primary key,
  sport text not null,
  name text not null,
  country text not null
);

create table betting_event (
  id bigint generated always as identity primary key,
  source text collate "C" not null,
  source_id text collate "C" not null,
  producer text collate "C" not null,
  sport text not null,
  league_id text collate "C" not null references betting_league,
  home_id text not null,
  home text not null,
  away_id text not null,
  away text not null,
  starts_at timestamptz not null,
  -- As it was first announced: 36 hours from it an event that was not played is void.
  first_starts_at timestamptz not null,
  has_live boolean not null,
  state text not null check (state in
    ('scheduled', 'live', 'interrupted', 'ended', 'closed', 'postponed', 'abandoned', 'cancelled')),
  score jsonb,
  clock jsonb,
  stats jsonb not null default '[]',
  incidents jsonb not null default '[]',
  -- Grows with every material change: a waiting bet that saw another number is refused.
  material bigint not null default 0 check (material >= 0),
  material_at timestamptz,
  -- After a goal, a penalty, a red card or a review nothing reopens before it.
  held_until timestamptz,
  held_for text,
  -- Taken off by us, whatever the company says.
  is_stopped boolean not null default false,
  -- When a fair chance of a main market last moved by two points within three seconds. Null: nobody looks.
  moved_at timestamptz,
  -- Who its markets of players name.
  players jsonb not null default '[]',
  changed_at timestamptz not null,
  constraint betting_event_once unique (source, source_id)
);
create index betting_event_by_start on betting_event (starts_at, id)
  where state in ('scheduled', 'live', 'interrupted');
create index betting_event_of_league on betting_event (league_id, starts_at);
create index betting_event_over on betting_event (sport, starts_at) where state in ('ended', 'closed');

create table betting_market (
  id bigint generated always as identity primary key,
  event_id bigint not null references betting_event,
  key text collate "C" not null,
  line text collate "C",
  state text not null check (state in
    ('inactive', 'active', 'suspended', 'closed', 'settled', 'cancelled')),
  reason text,
  -- What the company says of it: 1 active, 0 off, -1 suspended, -2 handed over, -3 settled, -4 cancelled.
  told smallint not null check (told between -4 and 1),
  -- What it needs before it reopens: new prices, or a second message that agrees.
  awaits text check (awaits in ('price', 'agreement')),
  -- Taken off by us, whatever the company says.
  is_stopped boolean not null default false,
  -- Whether a bet on it can be sold back.
  has_cash_out boolean not null default true,
  -- Version of the newest settlement; 0 while there is none.
  settlement integer not null default 0 check (settlement >= 0),
  constraint betting_market_once unique nulls not distinct (event_id, key, line)
);

create table betting_selection (
  id bigint generated always as identity primary key,
  market_id bigint not null references betting_market,
  key text collate "C" not null,
  name text,
  -- Thousandths. Null where it is not offered.
  odds_milli integer check (odds_milli between 1001 and 500000),
  -- The fair chance in millionths, as the feed tells it.
  fair_ppm integer check (fair_ppm between 0 and 1000000),
  -- As it stood when the event began.
  closing_odds_milli integer,
  -- Taken off by us, whatever the company says.
  is_stopped boolean not null default false,
  changed_at timestamptz not null,
  constraint betting_selection_once unique (market_id, key)
);

-- What settled a market, with the facts it was settled by. A correction is a new version, and the greatest says all.
create table betting_settlement (
  market_id bigint not null references betting_market,
  version integer not null check (version > 0),
  -- 0 rolled back, 1 live, 2 confirmed.
  certainty smallint not null check (certainty between 0 and 2),
  void_reason smallint check (void_reason between 1 and 14),
  -- Selection key: outcome, and the dead heat where there was one. Empty while nothing is settled.
  results jsonb not null,
  facts jsonb not null,
  -- Bets placed within are void: from, before (either may be null), and the reason.
  cancels jsonb not null default '[]',
  source text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- When every bet on the market has this version.
  applied_at timestamptz,
  primary key (market_id, version)
);
create index betting_settlement_waits on betting_settlement (created_at) where applied_at is null;
create trigger betting_settlement_is_kept before delete or truncate on betting_settlement
  for each statement execute function row_is_final();

-- Which players a limit is for, and what a market of a kind may lose.
create table betting_limit (
  -- `all`, a sport, a league's or an event's id, or `key:` and a market's key.
  scope text collate "C" not null,
  player_class text not null check (player_class in ('new', 'standard', 'sharp', 'vip')),
  stake_max_kurus bigint not null check (stake_max_kurus > 0),
  payout_max_kurus bigint not null check (payout_max_kurus > 0),
  liability_max_kurus bigint not null check (liability_max_kurus > 0),
  primary key (scope, player_class)
);

create table betting_bet (
  id bigint generated always as identity primary key,
  -- The caller's name of the bet, and a hash of what was asked: at most once.
  request_id uuid not null,
  fingerprint bytea not null,
  player_id uuid not null references player,
  currency char(3) not null,
  state text not null check (state in
    ('waiting', 'refused', 'open', 'settled', 'cashed_out', 'void')),
  code text,
  policy text not null check (policy in ('none', 'better', 'any')),
  unit_kurus bigint not null check (unit_kurus > 0),
  sizes smallint[] not null,
  columns integer not null check (columns between 1 and 4095),
  cost_kurus bigint not null,
  possible_kurus bigint not null check (possible_kurus >= 0),
  -- What is left of the bet after partial cash-outs.
  share_num bigint not null default 1 check (share_num >= 0),
  share_den bigint not null default 1 check (share_den > 0),
  parts_sold smallint not null default 0 check (parts_sold between 0 and 5),
  paid_kurus bigint not null default 0 check (paid_kurus >= 0),
  owed_kurus bigint not null default 0 check (owed_kurus >= 0),
  version integer not null default 0 check (version >= 0),
  rules_version integer not null,
  placed_at timestamptz not null,
  decides_at timestamptz,
  decided_at timestamptz,
  settled_at timestamptz,
  auto_up_kurus bigint check (auto_up_kurus > 0),
  auto_down_kurus bigint check (auto_down_kurus > 0),
  constraint betting_bet_once unique (player_id, request_id),
  constraint betting_bet_costs_its_columns check (cost_kurus = unit_kurus * columns),
  constraint betting_bet_waits_until check ((state = 'waiting') = (decided_at is null)),
  constraint betting_bet_refused_with_a_code check ((state = 'refused') = (code is not null))
);
create index betting_bet_of_player on betting_bet (player_id, id desc);
create index betting_bet_waiting on betting_bet (decides_at) where state = 'waiting';
create index betting_bet_auto on betting_bet (id)
  where state = 'open' and (auto_up_kurus is not null or auto_down_kurus is not null);

create table betting_leg (
  bet_id bigint not null references betting_bet,
  number smallint not null check (number between 1 and 20),
  odds_milli integer not null check (odds_milli between 1001 and 500000),
  is_banker boolean not null,
  result text not null default 'open' check (result in
    ('open', 'won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'dead_heat')),
  dead_heat smallint[],
  primary key (bet_id, number)
);

-- The selections of a leg: one, or those of a bet builder.
create table betting_leg_selection (
  bet_id bigint not null,
  leg smallint not null,
  selection_id bigint not null references betting_selection,
  event_id bigint not null references betting_event,
  -- The event's material counter as the bet was sent.
  material bigint not null,
  result text not null default 'open' check (result in
    ('open', 'won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'dead_heat')),
  dead_heat smallint[],
  -- Version of the market's settlement that said so.
  settlement integer not null default 0,
  primary key (bet_id, leg, selection_id),
  foreign key (bet_id, leg) references betting_leg (bet_id, number)
);
create index betting_leg_by_selection on betting_leg_selection (selection_id, bet_id);
create index betting_leg_by_event on betting_leg_selection (event_id, bet_id);

-- Everything that moved money for a bet, once each.
create table betting_posting (
  bet_id bigint not null references betting_bet,
  kind text not null check (kind in ('stake', 'return', 'settlement', 'cash_out')),
  -- The bet's version, or the number of the cash-out.
  version integer not null check (version >= 0),
  -- Above zero to the player, below from them.
  amount_kurus bigint not null,
  debt_kurus bigint not null default 0 check (debt_kurus >= 0),
  created_at timestamptz not null,
  primary key (bet_id, kind, version)
);
create trigger betting_posting_is_final before update or delete or truncate on betting_posting
  for each statement execute function row_is_final();

-- What a selection costs if it wins, and what was staked on it: of open bets, by their shares of the columns.
create table betting_liability (
  selection_id bigint primary key references betting_selection,
  staked_kurus bigint not null default 0,
  payout_kurus bigint not null default 0
);

create table betting_share (
  code text collate "C" primary key check (code ~ '^[A-Z2-9]{7}$'),
  legs jsonb not null,
  created_at timestamptz not null
);
