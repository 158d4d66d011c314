-- When the address or the phone of an account was last another one, or was confirmed or taken back. Of accounts from
-- before nobody knows: they count as changed today.
alter table player add column contact_changed_at timestamptz not null default now();
create function contact_is_dated() returns trigger language plpgsql as
$$ begin
  new.contact_changed_at := clock_timestamp();
  return new;
end $$;
create trigger player_contact_is_dated before update of email, phone, is_email_confirmed, is_phone_verified on player
  for each row when (
    (new.email, new.phone, new.is_email_confirmed, new.is_phone_verified)
      is distinct from (old.email, old.phone, old.is_email_confirmed, old.is_phone_verified)
  ) execute function contact_is_dated();

-- Copies of a player's data that two people let out by a link in a letter. It gives one for a code to the phone alone.
create table data_copy (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  -- SHA-256 of the token in the link, and a keyed hash of the address and phone that it was let out for: with others
  -- it opens nothing. Both are null once it has ended.
  token_hash bytea unique,
  reach_mark bytea,
  proposed_by uuid not null references staff,
  approved_by uuid not null references staff,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  -- When it was downloaded, each time.
  taken_at timestamptz[] not null default '{}',
  ended_at timestamptz,
  constraint data_copy_by_two check (proposed_by <> approved_by),
  constraint data_copy_ends_later check (ends_at > opened_at),
  constraint data_copy_taken_thrice check (cardinality(taken_at) <= 3),
  constraint data_copy_forgets_its_token check (
    num_nulls(token_hash, reach_mark) = case when ended_at is null then 0 else 2 end
  )
);
create unique index data_copy_open_once on data_copy (player_id) where ended_at is null;
create index data_copy_of_player on data_copy (player_id, opened_at);
create index data_copy_to_forget on data_copy (ended_at);
create trigger data_copy_stays_ended before update on data_copy
  for each row when (old.ended_at is not null) execute function row_is_final();

-- A code opens one of those links.
alter table code drop constraint code_purpose_check;
alter table code
  add constraint code_purpose_check check (purpose in ('recovery', 'phone', 'email', 'data_copy'));
