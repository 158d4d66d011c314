-- What traders of the back office do beside orders at the command line (docs/operations.md, The trading room).

-- Whether bets can be sold back: of a match, and of all; a market has its own already.
alter table betting_event add column has_cash_out boolean not null default true;
alter table betting_board add column has_cash_out boolean not null default true;

-- Shut by a trader: nothing of it can be bet on, whatever the feed says.
alter table betting_producer add column is_shut boolean not null default false;
create function betting_producer_stays_shut() returns trigger language plpgsql as $$
begin
  new.is_open := false;
  return new;
end $$;
create trigger betting_producer_stays_shut before insert or update on betting_producer
  for each row when (new.is_shut) execute function betting_producer_stays_shut();

-- In which phase of the match a trader's odds were set: in another one they count no more. Null: in any.
alter table betting_selection add column trader_phase text;

alter table betting_order
  drop constraint betting_order_kind_check,
  add constraint betting_order_kind_check check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet', 'write_off',
     'accept_waiting', 'counter_waiting', 'refuse_waiting', 'price_wide', 'cash_out', 'feed', 'facts')),
  add constraint betting_order_wide_by_two check (state <> 'done' or kind not in ('price_wide', 'facts')
    or lower(btrim(decided_by)) is distinct from lower(btrim(asked_by)) and decided_by is not null);

-- Facts of a match that two people have entered by hand, by the market that they settle. What settles waits for
-- two more (queue `settlements`).
create table betting_facts (
  id bigint generated always as identity primary key,
  market_id bigint not null references betting_market,
  facts jsonb not null,
  -- What they make of each selection, as a settlement has it.
  results jsonb not null,
  -- Who says so: a league's page, a referee's sheet.
  source text not null check (btrim(source) <> ''),
  order_id bigint not null references betting_order,
  entered_at timestamptz not null,
  state text not null default 'waits' check (state in ('waits', 'settled', 'agreed', 'sent_back')),
  decided_at timestamptz,
  constraint betting_facts_decided check ((state = 'waits') = (decided_at is null))
);
create unique index betting_facts_waits_once on betting_facts (market_id) where state = 'waits';
create trigger betting_facts_are_kept before delete or truncate on betting_facts
  for each statement execute function row_is_final();
create trigger betting_facts_stay_decided before update on betting_facts
  for each row when (old.state <> 'waits') execute function row_is_final();
