-- Browsers from which nobody logs in or signs up any more, known by the hash of their secret.
create table device_block (
  id bigint generated always as identity primary key,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  -- On whose page it was blocked.
  player_id uuid not null references player,
  blocked_by text not null check (btrim(blocked_by) <> ''),
  because text not null check (btrim(because) <> ''),
  blocked_at timestamptz not null default clock_timestamp(),
  released_by text,
  released_because text,
  released_at timestamptz,
  constraint device_block_released_whole check (num_nulls(released_by, released_because, released_at) in (0, 3))
);
create unique index device_block_once on device_block (device_hash) where released_at is null;
create index device_block_of_player on device_block (player_id, id);
create trigger device_block_is_kept before delete or truncate on device_block
  for each statement execute function row_is_final();
create trigger device_block_stays_released before update on device_block
  for each row when (old.released_at is not null) execute function row_is_final();
-- Labels that people of the office give players; no player reads them.
create table player_tag (
  player_id uuid not null references player,
  tag text not null check (tag = btrim(tag) and length(tag) between 2 and 24),
  tagged_by uuid not null references staff,
  tagged_at timestamptz not null default clock_timestamp(),
  primary key (player_id, tag)
);
create index player_tag_by_tag on player_tag (tag, player_id);
