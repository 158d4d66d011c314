-- Σs², Σsw and Σw² over all rounds of a game: the spread of its return was added up from all days at each reading.
create table rollup_game (
  game text collate "C" primary key,
  ss numeric not null,
  sw numeric not null,
  ww numeric not null
) with (fillfactor = 70);

-- Its text of today: the current one is a file of functions/triggers/.
create function play_adds_to_game() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update rollup_game kept set ss = kept.ss - less.ss, sw = kept.sw - less.sw, ww = kept.ww - less.ww
      from (select game, sum(ss) as ss, sum(sw) as sw, sum(ww) as ww from taken group by game) less where less.game = kept.game;
  end if;
  if tg_op <> 'DELETE' then
    insert into rollup_game as kept select game, sum(ss), sum(sw), sum(ww) from added group by game
      on conflict (game) do update set ss = kept.ss + excluded.ss, sw = kept.sw + excluded.sw, ww = kept.ww + excluded.ww;
  end if;
  return null;
end $$;

-- Until the end of this nothing is folded: the fold is tried again.
lock table rollup_play in share row exclusive mode;
insert into rollup_game select game, sum(ss), sum(sw), sum(ww) from rollup_play group by game;
create trigger play_adds_to_game after insert on rollup_play
  referencing new table as added for each statement execute function play_adds_to_game();
create trigger play_changes_game after update on rollup_play
  referencing new table as added old table as taken for each statement execute function play_adds_to_game();
create trigger play_leaves_game after delete on rollup_play
  referencing old table as taken for each statement execute function play_adds_to_game();

-- The rights of the application come after the migrations: until then a fold of before goes on.
do $$
begin
  if to_regrole('zar_app') is not null then grant select, insert, update on rollup_game to zar_app; end if;
end $$;
