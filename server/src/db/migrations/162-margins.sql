-- Margins that traders set by hand. The most exact one counts: a market's, its class in its league, its class.

-- The odds that such a margin makes of the fair chance, kept as the feed is written. Null: none counts.
alter table betting_selection
  add column margin_odds_milli integer check (margin_odds_milli between 1001 and 500000);

create table betting_margin (
  -- `market:12`, `class:football.results` or `class:football.results@tr-1`.
  scope text collate "C" primary key,
  -- Hundredths of a per cent.
  margin_bp integer not null check (margin_bp between 1 and 10000),
  order_id bigint not null references betting_order
);

alter table betting_order
  drop constraint betting_order_kind_check,
  add constraint betting_order_kind_check check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet', 'write_off',
     'accept_waiting', 'counter_waiting', 'refuse_waiting', 'price_wide', 'cash_out', 'feed', 'facts', 'margin'));
