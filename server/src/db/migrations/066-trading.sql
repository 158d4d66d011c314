-- What traders do with the sportsbook, who approves it, and what is known afterwards.

-- Every act of a trader, with its reason. What moves money or classes a player waits for a second person.
create table betting_order (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet')),
  -- `event 1`, `market 2`, `selection 3`, `bet 4`, `player …` or `limit …`.
  subject text collate "C" not null,
  terms jsonb not null,
  -- How the subject stood as it was asked; an approval of another state is refused.
  seen text not null,
  because text not null,
  state text not null check (state in ('waits', 'done', 'withdrawn')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint betting_order_is_decided check ((state = 'waits') = (decided_at is null)),
  constraint betting_order_by_two check (state <> 'done' or kind not in ('class', 'settle', 'void', 'void_bet')
    or lower(btrim(decided_by)) <> lower(btrim(asked_by)))
);
create unique index betting_order_waits_once on betting_order (subject) where state = 'waits';
create index betting_order_of_subject on betting_order (subject, id desc);
create trigger betting_order_is_kept before delete or truncate on betting_order
  for each statement execute function row_is_final();

-- Whom traders have classed. Everybody else is new at first and then standard.
create table betting_player (
  player_id uuid primary key references player,
  player_class text not null check (player_class in ('sharp', 'vip')),
  order_id bigint not null references betting_order
);

-- The odds that a trader has set in place of the feed's. Null: the feed's count.
alter table betting_selection add column trader_odds_milli integer check (trader_odds_milli between 1001 and 500000);

-- The fair chance of a leg as it was taken, in millionths; null where none was told.
alter table betting_leg add column fair_ppm integer check (fair_ppm between 0 and 1000000);

-- Why a bet was voided by itself: no settlement changes it any more.
alter table betting_bet add column void_reason smallint check (void_reason between 1 and 14);

-- Every material change of an event, as the feed told it.
create table betting_material (
  event_id bigint not null references betting_event,
  material bigint not null,
  at timestamptz not null,
  primary key (event_id, material)
);
create index betting_material_by_time on betting_material (at);
create function betting_material_is_noted() returns trigger language plpgsql as $$
begin
  insert into betting_material values (new.id, new.material,
    case when new.material_at is distinct from old.material_at then coalesce(new.material_at, clock_timestamp())
      else clock_timestamp() end) on conflict do nothing;
  return null;
end $$;
create trigger betting_material_is_noted after update on betting_event
  for each row when (new.material > old.material) execute function betting_material_is_noted();

-- Traders add versions beside the feed, which counts in its own memory: a version that is taken becomes the next,
-- and the market keeps the greatest.
create function betting_settlement_is_next() returns trigger language plpgsql as $$
declare
  newest int;
begin
  select max(version) into newest from betting_settlement where market_id = new.market_id;
  if new.version <= newest and exists (
    select from betting_settlement where market_id = new.market_id and version = new.version) then
    new.version := newest + 1;
    update betting_market set settlement = new.version where id = new.market_id;
  end if;
  return new;
end $$;
create trigger betting_settlement_is_next before insert on betting_settlement
  for each row execute function betting_settlement_is_next();
create function betting_market_keeps_settlement() returns trigger language plpgsql as $$
begin
  new.settlement := old.settlement;
  return new;
end $$;
create trigger betting_market_keeps_settlement before update on betting_market
  for each row when (new.settlement < old.settlement) execute function betting_market_keeps_settlement();

-- Bets of a time, for what was taken shortly before a change.
create index betting_bet_by_decision on betting_bet (decided_at) where state <> 'refused';
