-- A supplier that the office has closed: all its games, whatever its list says. Kept but for its end.
create table supplier_closing (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  began_at timestamptz not null default now(),
  began_by text not null,
  because text not null,
  -- How many of its games were open until then.
  games int not null,
  ended_at timestamptz,
  ended_by text,
  ended_because text,
  constraint supplier_closing_ends_for_a_reason check (num_nulls(ended_at, ended_by, ended_because) in (0, 3))
);
create unique index supplier_closes_once on supplier_closing (provider) where ended_at is null;
create trigger supplier_closing_is_kept before delete or truncate on supplier_closing
  for each statement execute function row_is_final();
create trigger supplier_closing_stays_ended before update on supplier_closing
  for each row when (old.ended_at is not null) execute function row_is_final();

-- The house's own order of games within a category; those without a place follow in their suppliers' order.
alter table game add column rank int constraint game_rank_counts check (rank >= 0);
-- Rises with each change of the order, so that who orders names what they saw.
alter table game_category add column order_version int not null default 0;

-- What somebody found about a game whose return left its band: who took it, and their words.
create table rtp_finding (
  id bigint generated always as identity primary key,
  game_code text not null references game,
  found_by uuid not null references staff,
  found_at timestamptz not null default now(),
  -- The rounds that were counted by then, and the return in hundredths of a percent.
  rounds bigint not null,
  rtp_bp int not null,
  finding text not null check (btrim(finding) <> '')
);
create index rtp_finding_of_game on rtp_finding (game_code, id desc);
create trigger rtp_finding_is_final before update or delete or truncate on rtp_finding
  for each statement execute function row_is_final();
