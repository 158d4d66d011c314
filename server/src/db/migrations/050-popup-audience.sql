-- Whom a popup speaks to: everybody, or visitors alone, since a welcome is nothing for who is here.
alter table popup add column audience text not null default 'all'
  check (audience in ('all', 'visitors'));
-- The welcome of the demo set.
update popup set audience = 'visitors'
  where id = 1 and words_en->>'title' = 'Welcome' and url = '/promotions';
