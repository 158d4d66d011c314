-- A limit that an operator sets stands beside the player's own (LIM-07): whoever asks for the limits reads
-- both, and the lower one decides by itself.
alter table player_limit add column is_of_house boolean not null default false,
  -- The operator, and why.
  add column set_by text,
  add column because text,
  add constraint player_limit_of_house_has_its_operator check (is_of_house = (set_by is not null and because is not null)),
  add constraint player_limit_of_house_waits_for_nobody check (not is_of_house or wished_at is null),
  drop constraint player_limit_pkey,
  add primary key (player_id, kind, period, is_of_house);
