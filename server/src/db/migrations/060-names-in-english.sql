-- Null where the supplier's list tells none: the game has one name then. What tells games apart in the
-- catalogue's own order, and its pictures, is the name in Turkish.
alter table game add column name_en text;
