-- A player's pages as somebody of the office sees them: a quarter of an hour, and nothing can be done.
create table player_view (
  id uuid primary key,
  player_id uuid not null references player,
  staff_id uuid not null references staff,
  -- With which it ends.
  staff_session_id uuid not null references staff_session,
  -- In the link that opens it, once.
  code_hash bytea not null unique,
  token_hash bytea unique,
  opened_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  ended_at timestamptz,
  constraint player_view_taken_whole check (num_nulls(token_hash, taken_at) in (0, 2))
);
create index player_view_of_player on player_view (player_id, opened_at desc, id desc);
create index player_view_of_session on player_view (staff_session_id) where ended_at is null;
create trigger player_view_is_kept before delete or truncate on player_view
  for each statement execute function row_is_final();
create trigger player_view_stays_ended before update on player_view
  for each row when (old.ended_at is not null) execute function row_is_final();
