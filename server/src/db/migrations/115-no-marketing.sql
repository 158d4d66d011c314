-- While a row of a player has not ended they are sent no marketing: the ladder of help writes it (docs/risk.md).
create table no_marketing (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  because text not null check (btrim(because) <> ''),
  constraint no_marketing_has_length check (ends_at > began_at)
);
create index no_marketing_of_player on no_marketing (player_id, ends_at desc);
create trigger no_marketing_is_final before update or delete or truncate on no_marketing
  for each statement execute function row_is_final();

-- Whoever has come to four points before this migration: the step was taken, and had no switch.
insert into no_marketing (player_id, began_at, ends_at, because)
  select player_id, max(done_at), max(done_at) + interval '30 days', 'ladder of help, step 2'
    from harm_step where step = 2 group by player_id;
