-- What was proposed is done with the yes of another person, given before it lapsed.
create or replace function proposal_is_by_two() returns trigger language plpgsql as $$
begin
  if not exists (select from proposal_approval where proposal_id = new.id and approved_at < new.lapses_at
    and lower(btrim(approved_by)) <> lower(btrim(new.proposed_by))) then
    raise exception 'proposal % has nobody else''s approval', new.id;
  end if;
  return new;
end $$;
