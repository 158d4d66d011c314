-- Bets above the greatest stake that a trader looks at: accepted, countered or refused; what runs out is refused.
create table betting_review (
  bet_id bigint primary key references betting_bet,
  state text not null default 'waits' check (state in ('waits', 'countered', 'accepted', 'refused')),
  -- What the bet costs as it was asked, and what one bet might stake then. Kuruş.
  asked_kurus bigint not null check (asked_kurus > 0),
  limit_kurus bigint not null check (limit_kurus > 0),
  -- How long the bet waits for its live legs.
  delay_ms integer not null check (delay_ms >= 0),
  needs_two boolean not null,
  first_by text check (btrim(first_by) <> ''),
  decided_by text check (btrim(decided_by) <> ''),
  -- What a trader offers in its place: the stake of a column, and the odds of each leg.
  counter_unit_kurus bigint check (counter_unit_kurus > 0),
  counter_odds_milli integer[],
  constraint betting_review_counters_whole check (num_nulls(counter_unit_kurus, counter_odds_milli) in (0, 2)
    and (state <> 'countered' or counter_unit_kurus is not null)),
  constraint betting_review_by_two check (state <> 'accepted' or counter_unit_kurus is not null or not needs_two
    or lower(btrim(first_by)) <> lower(btrim(decided_by)) and num_nulls(first_by, decided_by) = 0),
  constraint betting_review_is_decided check (state not in ('accepted', 'countered') or decided_by is not null)
);
create trigger betting_review_is_kept before delete or truncate on betting_review
  for each statement execute function row_is_final();
-- What was decided stays so.
create trigger betting_review_stays_decided before update on betting_review
  for each row when (old.state in ('accepted', 'refused')
    and (old.state, new.state) <> ('accepted', 'refused')) execute function row_is_final();

-- The stake of a bet falls once, as a counter-offer is taken, and changes in no other way.
create trigger betting_bet_keeps_stake before update on betting_bet
  for each row when ((old.unit_kurus <> new.unit_kurus or old.cost_kurus <> new.cost_kurus)
    and (old.state <> 'waiting' or new.state <> 'open' or new.unit_kurus > old.unit_kurus))
  execute function row_is_final();

alter table betting_order
  drop constraint betting_order_kind_check,
  add constraint betting_order_kind_check check (kind in
    ('suspend', 'open', 'price', 'limit', 'class', 'settle', 'void', 'void_bet', 'write_off',
     'accept_waiting', 'counter_waiting', 'refuse_waiting'));

-- Of a live leg: its market was suspended three seconds after it was taken. Null until it is noted.
alter table betting_leg add column later_stopped boolean;
