-- Nobody is the second person to what they proposed themselves, however they write their name.
create or replace function approver_is_another() returns trigger language plpgsql as $$
begin
  if exists (select from proposal where id = new.proposal_id
    and lower(btrim(proposed_by)) = lower(btrim(new.approved_by))) then
    raise exception 'nobody approves what they proposed';
  end if;
  return new;
end $$;
