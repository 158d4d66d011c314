-- Two people, bounds of time, and the version of the rule, as each step of a withdrawal is written.
create or replace function payment_step_is_allowed() returns trigger language plpgsql as $$
declare
  is_by_two boolean := coalesce(lower(btrim(new.first_operator)) <> lower(btrim(new.operator)), false);
begin
  if new.step = 'extended' and not (is_by_two and new.clock_at is not null and coalesce(new.added_s between 1 and 86400, false)) then
    raise exception 'a clock is extended by two people, by 24 hours at most';
  end if;
  if (new.step = 'released' or new.operator = 'system:clock')
    and not coalesce(new.operator = 'system:clock' and new.at >= new.clock_at and new.review_version is not null, false) then
    raise exception 'the clock decides at its time, by a version of its rule';
  end if;
  if new.step = 'held' and new.reason = 'legal_hold' and not exists (
    select from payment where id = new.payment_id and legal_hold_id is not null) then
    raise exception 'what the law holds has been placed by two people';
  end if;
  if new.step = 'approved' and new.operator is not null and not exists (
    select from payment where id = new.payment_id and (amount_e5 <= 1000000000
      or lower(btrim(first_approver)) <> lower(btrim(new.operator)))) then
    raise exception 'a high withdrawal is approved by two people';
  end if;
  return new;
end $$;
