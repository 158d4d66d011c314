-- Who played on a closed day, as bits: the players of any period are told apart by a row for each 8,192 of them and
-- day instead of a row for each player and day.
create table player_ordinal (
  player_id uuid primary key,
  n int generated always as identity (start with 0 minvalue 0) unique
);

create table rollup_active (
  day date not null,
  -- Empty of players who paid in on the day.
  product text not null,
  -- Players 8,192 × chunk and the following ones, by their ordinal.
  chunk int not null,
  bits bit(8192) not null,
  primary key (day, product, chunk)
);

-- The last closed day that it has. The days behind it are read from player_day, and added by the job.
alter table rollup_mark add column active_through date;

-- The rights of the application come after the migrations: until then a process of before goes on.
do $$
begin
  if to_regrole('zar_app') is not null then grant select, insert on player_ordinal, rollup_active to zar_app; end if;
end $$;
