create table notification (
  id uuid primary key,
  player_id uuid not null references player,
  -- A number of NOTIFICATION_TYPES.
  type int not null check (type between 1 and 5),
  title_tr text not null,
  title_en text not null,
  note_tr text not null,
  note_en text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_player on notification (player_id, created_at desc, id);
