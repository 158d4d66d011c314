-- A hold has its clock, and each change of what is decided a version of its own.
create or replace function payment_review_moves() returns trigger language plpgsql as $$
begin
  if new.type = 2 and new.status = 2 and new.approved_at is null and new.hold is not null
    and new.legal_hold_id is null and new.clock_at is null then
    -- By a process of the release before, which knows no clock.
    new.clock_base_at := coalesce(greatest(new.hold_until, new.promised_at), clock_timestamp() + interval '15 minutes');
    new.clock_at := new.clock_base_at;
    new.extended_s := 0;
    new.review_version := 1;
  end if;
  if (new.status, new.hold, new.approved_at, new.first_approver, new.clock_at, new.legal_hold_id)
    is distinct from (old.status, old.hold, old.approved_at, old.first_approver, old.clock_at, old.legal_hold_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
