-- The journal tells of each change of a player's own limit, and of a raise since when it was asked for.
create or replace function limit_is_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into player_limit_change (player_id, kind, period, was, most, asked_at, at)
      values (old.player_id, old.kind, old.period, old.most, null, coalesce(old.wished_at, clock_timestamp()), clock_timestamp());
    return null;
  end if;
  insert into player_limit_change (player_id, kind, period, was, most, asked_at, at)
    values (new.player_id, new.kind, new.period, case tg_op when 'UPDATE' then old.most end, new.most,
      case when tg_op = 'UPDATE' and new.most > old.most then coalesce(old.wished_at, new.changed_at) else new.changed_at end,
      new.changed_at);
  return null;
end $$;
