-- What players ask for: an offer, or another bonus (docs/operations.md, Bonus requests).
create table bonus_request (
  id uuid primary key,
  player_id uuid not null references player,
  -- Of `bonus_offer` or `free_rounds_offer`; null: another bonus.
  offer_id text,
  -- The player's own; null once they are kept no more.
  words text check (char_length(words) between 1 and 300),
  state text not null default 'open' check (state in ('open', 'granted', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  -- What somebody proposed to give, which a second person looks at.
  proposal_id bigint references proposal,
  -- What was given.
  given_offer_id text,
  code text check (code in ('deposit', 'taken', 'used_up', 'day_full', 'not_open', 'identity', 'protection', 'running',
    'no_offer', 'not_looked_at')),
  -- For the house alone.
  because text check (btrim(because) <> ''),
  -- A person's id, or `system:` and who.
  decided_by text check (btrim(decided_by) <> ''),
  decided_at timestamptz,
  constraint bonus_request_decided_whole check (
    (state = 'open') = (decided_at is null) and num_nulls(decided_by, decided_at) in (0, 2)),
  constraint bonus_request_refused_with_code check ((state = 'refused') = (code is not null)),
  constraint bonus_request_granted_what check ((state = 'granted') = (given_offer_id is not null))
);
create unique index bonus_request_waits_once on bonus_request (player_id) where state = 'open';
create unique index bonus_request_of_proposal on bonus_request (proposal_id) where proposal_id is not null;
create index bonus_request_of_player on bonus_request (player_id, asked_at desc);
create index bonus_request_ended on bonus_request (decided_at desc, id) where decided_at is not null;
create trigger bonus_request_is_kept before delete or truncate on bonus_request
  for each statement execute function row_is_final();
-- Only the words may go later.
create trigger bonus_request_stays_decided
  before update of state, proposal_id, given_offer_id, code, because, decided_by, decided_at on bonus_request
  for each row when (old.state <> 'open') execute function row_is_final();
