-- What two people of the house changed of how a player is reached or lets themselves in, and until when money to
-- accounts that are new waits because of it.
create table access_change (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  kind text not null check (kind in ('email', 'phone', 'second_step', 'name')),
  -- The address that it was, which is told of withdrawals meanwhile; null of the others, and once it is forgotten.
  former text,
  proposed_by text not null check (btrim(proposed_by) <> ''),
  approved_by text not null check (btrim(approved_by) <> ''),
  changed_at timestamptz not null,
  guarded_until timestamptz not null,
  constraint access_change_by_two check (proposed_by <> approved_by),
  constraint access_change_guards_on check (guarded_until > changed_at),
  constraint access_change_former_is_an_address check (former is null or kind in ('email', 'phone'))
);
create index access_change_of_player on access_change (player_id, guarded_until);
create index access_change_to_forget on access_change (guarded_until) where former is not null;
create trigger access_change_is_kept before delete or truncate on access_change
  for each statement execute function row_is_final();
