-- Facts in place of one word: what keeps a player out is rows that say who, when, why and until when.
-- `player.status` is derived from them by status_of_player() alone and cannot be written.
-- docs/decisions/026-who-may-play.md

-- A player's own breaks, and exclusions by an operator. One of each may run at a time.
alter table exclusion
  drop constraint exclusion_kind_check,
  drop constraint exclusion_time_out_ends,
  add column began_by text,
  add column because text,
  add column ended_by text,
  add column ended_because text,
  add constraint exclusion_kind_check check (kind in ('time_out', 'self_exclusion', 'operator')),
  add constraint exclusion_time_out_ends check (kind <> 'time_out' or ends_at is not null),
  add constraint exclusion_of_operator_is_signed
    check ((kind = 'operator') = (began_by is not null) and (began_by is null) = (because is null)),
  -- Nobody of the operator's ends what a player decided.
  add constraint exclusion_of_player_is_not_lifted
    check ((ended_by is null or kind = 'operator') and (ended_by is null) = (ended_because is null));
drop index exclusion_runs_once;
create unique index exclusion_runs_once on exclusion (player_id, (kind = 'operator')) where ended_at is null;

-- No log-in, no play, no orders. Null in ends_at: until it is lifted.
create table player_block (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  began_at timestamptz not null,
  began_by text not null,
  because text not null,
  ends_at timestamptz check (ends_at > began_at),
  ended_at timestamptz,
  ended_by text,
  ended_because text
);
create unique index player_block_runs_once on player_block (player_id) where ended_at is null;

-- Null in closed_by: the player closed it.
alter table player
  add column closed_at timestamptz,
  add column closed_by text,
  add column closed_because text,
  add constraint player_closed_for_a_reason check ((closed_at is null) = (closed_because is null));
-- What an account was before is told by the facts that stay under the closure.
alter table erasure alter column status_before drop not null;

-- What the word said, as facts.
insert into player_block (player_id, began_at, began_by, because)
  select id, now(), 'operator', 'blocked before blocks had a record' from player
    left join erasure on player_id = id and erased_at is null
    where status = 'blocked' or status = 'closed' and status_before = 'blocked';
insert into exclusion (player_id, kind, began_at, began_by, because)
  select id, 'operator', now(), 'operator', 'excluded before exclusions had a record' from player
    left join erasure on player_id = id and erased_at is null
    where (status = 'excluded' or status = 'closed' and status_before = 'excluded')
      and not exists (select from exclusion where exclusion.player_id = player.id and ended_at is null);
update player set closed_at = coalesce(asked_at, now()), closed_by = asked_by,
    closed_because = case when asked_at is null then 'closed before closures had a record' else 'erasure' end
  from player as old left join erasure on player_id = old.id
  where player.id = old.id and player.status = 'closed';

create function status_of_player(whose uuid) returns text language sql volatile as $$
  select case
      when closed_at is not null then 'closed'
      when exists (select from player_block where player_id = whose and ended_at is null) then 'blocked'
      when exists (select from exclusion where player_id = whose and ended_at is null) then 'excluded'
      else 'active'
    end from player where id = whose
$$;

-- The lock comes first and the facts are read by the statement after it, so that of two changes at once
-- the second one sees the first.
create function derive_player_status(whose uuid) returns void language plpgsql as $$
begin
  perform from player where id = whose for no key update;
  update player set status = status_of_player(whose) where id = whose and status <> status_of_player(whose);
end $$;

-- An account whose word and facts differed (a break that ran while the account was unblocked by hand).
select derive_player_status(player_id) from exclusion where ended_at is null;

create function fact_moves_status() returns trigger language plpgsql as $$
begin
  perform derive_player_status(case tg_op when 'DELETE' then old.player_id else new.player_id end);
  return null;
end $$;
create trigger exclusion_moves_status after insert or update or delete on exclusion
  for each row execute function fact_moves_status();
create trigger block_moves_status after insert or update or delete on player_block
  for each row execute function fact_moves_status();

create function closure_moves_status() returns trigger language plpgsql as
$$ begin perform derive_player_status(new.id); return null; end $$;
create trigger closure_moves_status after update of closed_at on player
  for each row execute function closure_moves_status();

create function status_is_derived() returns trigger language plpgsql as $$
begin
  if new.status <> (case tg_op when 'INSERT' then 'active' else status_of_player(new.id) end) then
    raise 'player.status is derived: npm run office -- players says how a player is blocked or excluded';
  end if;
  return new;
end $$;
create trigger status_is_derived before insert or update of status on player
  for each row execute function status_is_derived();

-- A session tells its holder why it ended.
alter table session
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('logout', 'device', 'password', 'player', 'house', 'break', 'excluded', 'blocked'));
