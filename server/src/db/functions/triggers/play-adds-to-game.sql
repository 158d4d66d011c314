-- Keeps rollup_game: what is added to the days of a game, or taken from them, is so of the game.
create or replace function play_adds_to_game() returns trigger language plpgsql as $$
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
