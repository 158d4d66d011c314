-- What somebody types binds nobody before it was checked: a number by its documents, a phone by its code,
-- an address by its link. Until then it may be any number of accounts'.
alter table player
  -- Who the player is to the house: the keyed hash of the number once it was checked, and before that a
  -- value of the account's own. What is once per person is once per this.
  add column person_key bytea not null default sha256(uuid_send(gen_random_uuid())),
  add column is_email_confirmed boolean not null default false;

-- Numbers of before count as not checked, but for players who are kept out: theirs hold on, so that nobody
-- comes back by an account of the same number.
update player set person_key = personal_no_hmac
  where exists (select from exclusion where player_id = player.id and ended_at is null)
    or exists (select from player_block where player_id = player.id and ended_at is null)
    or closed_because <> 'erasure';
-- What they were given goes with them, so that nobody is given it twice.
update bonus set personal_no_hmac = person_key
  from player where player.id = player_id and bonus.personal_no_hmac <> person_key;
update free_rounds set personal_no_hmac = person_key
  from player where player.id = player_id and free_rounds.personal_no_hmac <> person_key;
update trial_bonus set personal_no_hmac = person_key
  from player where player.id = player_id and trial_bonus.personal_no_hmac <> person_key;

alter table player
  drop constraint player_person_once,
  drop constraint player_email_taken,
  drop constraint player_phone_taken,
  add constraint player_person_once unique (person_key);
create unique index player_email_taken on player (email_key) where is_email_confirmed;
create unique index player_phone_taken on player (phone) where is_phone_verified;
create index player_of_number on player (personal_no_hmac);

-- Once per account too, as its person key may change with a check.
create unique index bonus_once_per_player on bonus (offer_id, player_id);
create unique index free_rounds_once_per_player on free_rounds (offer_id, player_id) where status <> 'failed';

-- Each time a player's documents were checked. No row is an identity that nobody has checked.
create table identity_check (
  id uuid primary key,
  -- The order of asking.
  number bigint generated always as identity,
  player_id uuid not null references player,
  -- `review` waits for a person of the house.
  state text not null check (state in ('pending', 'checked', 'refused', 'review')),
  -- Of the last two: the documents say otherwise, they are unclear, another account holds the number, or
  -- one of the same number is excluded.
  because text check (because in ('mismatch', 'unclear', 'number_held', 'excluded')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The person of the house, and why.
  decided_by text,
  decided_because text,
  constraint identity_check_waits_or_is_answered check ((state = 'pending') = (answered_at is null)),
  constraint identity_check_is_signed check ((decided_by is null) = (decided_because is null))
);
create index identity_check_of_player on identity_check (player_id, number desc);
-- Whoever is refused may ask again; nobody asks twice at once.
create unique index identity_check_once on identity_check (player_id) where state <> 'refused';
create index identity_check_waits on identity_check (asked_at) where state = 'review';
