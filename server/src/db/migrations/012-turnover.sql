-- What of the deposits has not been staked since they came, and what was given as a bonus. The kept sums
-- do not have them, so all are added up anew when they are next asked for.
delete from player_total;
alter table player_total
  add column bonus_e5 bigint not null,
  add column unstaked_e5 bigint not null;
