-- What the odds company leaves open is settled by our rules; a leader by two goals may be paid early.

alter table betting_event
  -- How it went, as it was told here.
  add column started_at timestamptz,
  add column stopped_at timestamptz,
  add column resumed_at timestamptz,
  add column ended_at timestamptz,
  -- How many sets or maps it is played over, as it was told.
  add column best_of smallint check (best_of > 0),
  -- When our rules settled what was left: what the company says of it afterwards changes nothing.
  add column ruled_at timestamptz;
update betting_event set started_at = starts_at
  where state in ('live', 'interrupted', 'ended', 'closed', 'abandoned') or score is not null;
update betting_event set ended_at = changed_at where state in ('ended', 'closed');
update betting_event set stopped_at = changed_at where state in ('interrupted', 'abandoned');
create index betting_event_unruled on betting_event (first_starts_at) where ruled_at is null;

alter table betting_market add column has_early_payout boolean not null default false;
-- Bets on a selection that were placed before are won: [{"selection", "before"}].
alter table betting_settlement add column early jsonb not null default '[]';
