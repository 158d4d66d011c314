-- A season is an event too: its home side is the league, its away side the season, its start the end of betting.
-- Who takes part stands in players.
alter table betting_event add column is_outright boolean not null default false;
