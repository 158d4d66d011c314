-- Favourites and settings of the sportsbook that are kept with the account.
create table betting_preference (
  player_id uuid primary key references player,
  -- Grows by one with each save: a page saves over the version that it has seen.
  version integer not null check (version > 0),
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object'),
  changed_at timestamptz not null
);
alter table betting_preference add constraint betting_preference_size
  check (octet_length(preferences::text) <= 131072);
