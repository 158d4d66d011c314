create or replace function status_of_player_v1(whose uuid) returns text language sql volatile as $$
  select case
      when closed_at is not null then 'closed'
      when exists (select from player_block where player_id = whose and ended_at is null) then 'blocked'
      when exists (select from exclusion where player_id = whose and ended_at is null) then 'excluded'
      else 'active'
    end from player where id = whose
$$;
