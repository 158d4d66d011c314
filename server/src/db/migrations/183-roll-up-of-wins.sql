-- Wins that a tax may look at one by one: those of a thousand units and more, and what of such is taken back. Smaller
-- ones are in rollup_play alone.
create table rollup_win (
  transfer_id bigint primary key,
  day date not null,
  product text not null,
  provider text collate "C" not null,
  -- Empty of bets on sports.
  game text collate "C" not null,
  currency char(3) not null,
  at timestamptz not null,
  -- Below zero where it is taken back.
  win_e5 bigint not null
);
create index rollup_win_by_day on rollup_win (product, day, transfer_id);
-- Wins of before are added to days that are closed.
create trigger closed_day_is_final before update or delete on rollup_win
  for each row execute function closed_day_is_final();

-- Transfers of before there was rollup_win: [from_id, before_id) are still to be looked at. The first fold that adds
-- wins says where it begins.
create table rollup_win_mark (
  only_one boolean primary key default true check (only_one),
  from_id bigint not null,
  before_id bigint
);
insert into rollup_win_mark (from_id)
  select coalesce((select max(before_id) from transfer_part join detached_part using (number)), 1);

-- The rights of the application come after the migrations: until then a process of before goes on.
do $$
begin
  if to_regrole('zar_app') is not null then
    grant select, insert on rollup_win to zar_app;
    grant select, update on rollup_win_mark to zar_app;
  end if;
end $$;
