-- What one person proposes and another decides is one table: of the office's pages and of the review clock.
alter table office_proposal rename to proposal;
alter table office_approval rename to proposal_approval;
alter index office_proposal_pkey rename to proposal_pkey;
alter index office_approval_pkey rename to proposal_approval_pkey;
alter index office_proposal_waits_once rename to proposal_waits_once;
alter trigger office_proposal_stays_decided on proposal rename to proposal_stays_decided;
alter trigger office_approval_is_final on proposal_approval rename to proposal_approval_is_final;
alter trigger office_approval_by_another on proposal_approval rename to proposal_approval_by_another;
alter table proposal rename constraint office_proposal_is_decided to proposal_is_decided;

-- Who says so is named as in the audit log: a person's number, or the name that the command line gave once.
alter table proposal drop constraint office_proposal_proposed_by_fkey;
alter table proposal alter column proposed_by type text;
alter table proposal add constraint proposal_names_proposer check (btrim(proposed_by) <> '');
alter table proposal_approval drop constraint office_approval_staff_id_fkey;
alter table proposal_approval rename column staff_id to approved_by;
alter table proposal_approval alter column approved_by type text;
alter table proposal_approval add constraint proposal_approval_names_approver check (btrim(approved_by) <> '');

-- The person's number alone.
alter table proposal add column proposer_id uuid generated always as (
  case when proposed_by ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then proposed_by::uuid end) stored;
alter table proposal_approval add column approver_id uuid generated always as (
  case when approved_by ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then approved_by::uuid end) stored;

alter table proposal drop constraint office_proposal_state_check;
alter table proposal add constraint proposal_state
  check (state in ('waiting', 'done', 'withdrawn', 'refused', 'lapsed', 'replaced'));
create trigger proposal_is_kept before delete or truncate on proposal
  for each statement execute function row_is_final();

create or replace function approver_is_another() returns trigger language plpgsql as $$
begin
  if exists (select from proposal where id = new.proposal_id
    and lower(btrim(proposed_by)) = lower(btrim(new.approved_by))) then
    raise exception 'nobody approves what they proposed';
  end if;
  return new;
end $$;

create function proposal_is_by_two() returns trigger language plpgsql as $$
begin
  if not exists (select from proposal_approval where proposal_id = new.id and approved_at < new.lapses_at
    and lower(btrim(approved_by)) <> lower(btrim(new.proposed_by))) then
    raise exception 'proposal % has nobody else''s approval', new.id;
  end if;
  return new;
end $$;
create trigger proposal_is_by_two before update on proposal
  for each row when (new.state = 'done' and old.state <> 'done') execute function proposal_is_by_two();

-- Those of the review clock, by the rights that they are about.
alter table proposal add column review_id bigint;
insert into proposal (right_name, object, terms, facts, reason, proposed_by, proposed_at, lapses_at, state, decided_at, review_id)
  select
    case kind when 'extend' then 'withdrawal.extend' when 'ask' then 'document.ask'
      when 'reject' then 'withdrawal.reject_judged' when 'incident' then 'withdrawal.extend'
      when 'rule' then 'withdrawal.clock' when 'legal_hold' then 'legalhold.place' else 'legalhold.lift' end,
    case when kind in ('incident', 'rule') then 'review'
      when kind in ('legal_hold', 'legal_lift') then 'player:' || object else 'withdrawal:' || object end,
    terms, '{}', because, proposed_by, proposed_at, lapses_at, state, decided_at, id
  from review_proposal order by id;
insert into proposal_approval (proposal_id, approved_by, approved_at)
  select proposal.id, decided_by, review_proposal.decided_at
  from review_proposal join proposal on review_id = review_proposal.id where review_proposal.state = 'done';
alter table proposal drop column review_id;
drop table review_proposal;

-- From now on such a number is that of somebody of the staff; a name that looked like one stays as it was.
alter table proposal add constraint proposal_by_staff foreign key (proposer_id) references staff not valid;
alter table proposal_approval add constraint proposal_approval_by_staff foreign key (approver_id) references staff not valid;
