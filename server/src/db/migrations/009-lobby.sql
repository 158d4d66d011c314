-- A name as Turkish sorts it, for plain byte order: ç after every c, ı before every i. Comparing with
-- an ICU collation takes ten times as long, and a lobby may hold thousands of names.
create function name_key(name text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(replace(replace(
    lower(normalize(name) collate "tr-x-icu"),
    'ç', 'c{'), 'ğ', 'g{'), 'ı', 'h{'), 'ö', 'o{'), 'ş', 's{'), 'ü', 'u{');

alter table game
  -- Which kind of its section it is, as the contract's SECTIONS names them.
  add kind text,
  -- What players look for in it, as the contract's FEATURES names them.
  add features text[] not null default '{}',
  add name_key text collate "C" not null generated always as (name_key(name)) stored;

insert into game_category (id, name_tr, name_en, slugs) values
  (2, 'Canlı Casino', 'Live casino', '{live}'),
  (3, 'Oyunlar', 'Games', '{games}'),
  (4, 'Bingo', 'Bingo', '{bingo}'),
  (5, 'TV Oyunları', 'TV games', '{tvbets}')
  on conflict do nothing;

-- Titles that are being prepared. They cannot be launched, staked on or marked; a game that a provider
-- opens under the same code takes the title's place.
create table coming_game (
  code text primary key,
  category_id int not null references game_category,
  name_tr text not null,
  name_en text not null,
  studio text not null,
  kind text,
  position int not null
);

-- Raised by whatever changes the games or their categories, so that a process knows by one number whether
-- the catalogue it holds is still the one that stands.
create table catalogue (
  version bigint not null,
  is_only boolean primary key default true check (is_only)
);
insert into catalogue (version) values (1);

create function raise_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue set version = version + 1;
  return null;
end $$;
-- Before, not after: whoever changes games waits here first, holding nothing that another waits for.
create trigger game_raises_catalogue before insert or update or delete or truncate on game
  for each statement execute function raise_catalogue();
create trigger category_raises_catalogue before insert or update or delete or truncate on game_category
  for each statement execute function raise_catalogue();
