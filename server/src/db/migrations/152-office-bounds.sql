-- From where people of a role work; a role without an address works from everywhere. Two people change it.
create table office_address (
  id bigint generated always as identity primary key,
  role text not null,
  network cidr not null,
  proposal_id bigint not null references proposal,
  added_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index office_address_once on office_address (role, network) where ended_at is null;
create trigger office_address_is_kept before delete or truncate on office_address
  for each statement execute function row_is_final();
-- What one person and two may approve, whole: the newest version counts. Without one, that of a new house.
create table approval_limit (
  version bigint generated always as identity primary key,
  limits jsonb not null check (jsonb_typeof(limits) = 'object'),
  proposal_id bigint not null references proposal,
  set_at timestamptz not null default clock_timestamp()
);
create unique index approval_limit_of_a_proposal on approval_limit (proposal_id);
create trigger approval_limit_is_final before update or delete or truncate on approval_limit
  for each statement execute function row_is_final();
