-- What the office decides of a category of the lobby: its place among the others (ties go by number), whether
-- menus and lists name it, and whether it is closed.
alter table game_category
  add column place int not null default 0 constraint game_category_place_counts check (place >= 0),
  add column is_shown boolean not null default true,
  add column is_closed boolean not null default false,
  -- Rises with each change by the office.
  add column version int not null default 0;

-- Every change of a category as it stood from then on. An edit has one person, a closing and its end have two.
create table game_category_version (
  category_id int not null references game_category,
  version int not null check (version > 0),
  name_tr text not null check (btrim(name_tr) <> ''),
  name_en text not null check (btrim(name_en) <> ''),
  place int not null,
  is_shown boolean not null,
  is_closed boolean not null,
  because text check (length(btrim(because)) >= 20),
  proposed_by uuid references staff,
  set_by uuid not null references staff,
  set_at timestamptz not null default clock_timestamp(),
  primary key (category_id, version),
  constraint game_category_version_by_two check (num_nulls(because, proposed_by) <> 1 and proposed_by <> set_by)
);
create trigger game_category_version_is_final before update or delete or truncate on game_category_version
  for each statement execute function row_is_final();
