-- Nobody is the second person to what they proposed themselves.
create or replace function approver_is_another() returns trigger language plpgsql as $$
begin
  if exists (select from office_proposal where id = new.proposal_id and proposed_by = new.staff_id) then
    raise exception 'nobody approves what they proposed';
  end if;
  return new;
end $$;
