-- Two accounts that look like one person's and a bonus that they look to hedge: docs/decisions/017-bonus-hedging.md.
-- The withdrawals of both wait for an operator until one has cleared it.
create table bonus_flag (
  id bigint generated always as identity primary key,
  one_id uuid not null references player,
  other_id uuid not null references player,
  rule text not null check (rule in ('same_offer', 'ring', 'opposite_play')),
  -- The offer, or the bonus.
  about text not null,
  linked_by text[] not null,
  found_at timestamptz not null,
  cleared_at timestamptz,
  cleared_by text,
  cleared_because text,
  -- Cleared once, the same finding is not raised again.
  constraint bonus_flag_once unique (one_id, other_id, rule, about),
  constraint bonus_flag_of_two_in_order check (one_id < other_id),
  constraint bonus_flag_cleared_by_somebody check (
    (cleared_at is null) = (cleared_by is null) and (cleared_at is null) = (cleared_because is null))
);
create index bonus_flag_of_other on bonus_flag (other_id);

-- Bonuses in line, looked through every minute for those that nothing keeps waiting any more.
create index bonus_in_line on bonus (player_id) where status = 'waiting';
