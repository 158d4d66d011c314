-- What operators closed: a game, or all gaming where none is named. A closing is never changed but for its end.
create table game_closing (
  id bigint generated always as identity primary key,
  game_code text references game,
  began_at timestamptz not null default now(),
  began_by text not null,
  because text not null,
  ended_at timestamptz,
  ended_by text,
  ended_because text,
  constraint closing_ends_for_a_reason check (num_nulls(ended_at, ended_by, ended_because) in (0, 3))
);
create unique index game_closes_once on game_closing (game_code) where ended_at is null;
-- Every bet asks it.
create unique index gaming_closes_once on game_closing ((true)) where game_code is null and ended_at is null;

insert into game_closing (game_code, began_by, because)
  select code, closed_by, 'closed before closings had a record' from game where closed_by is not null;
