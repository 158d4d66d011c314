-- A withdrawal is paid when a rule or an operator has approved it; until then its money is reserved.
alter table payment
  add column approved_at timestamptz,
  -- Why it waited for an operator, as a code.
  add column hold text,
  -- What the player was told: decided by then while it waits for an operator, settled by then after.
  add column promised_at timestamptz;
update payment set approved_at = created_at where type = 2;
create index payment_promised on payment (promised_at) where status = 2;
drop index payment_waiting;
create index payment_waiting on payment (updated_at) where status in (0, 2, 6);

-- What happened to a payment, in order. Rows are only added.
create table payment_event (
  payment_id uuid not null references payment,
  seq bigint generated always as identity,
  -- A step of its timeline.
  step text not null,
  -- Why, as a code.
  reason text,
  -- Who, where it was a person of the house.
  operator text,
  promised_at timestamptz,
  at timestamptz not null,
  primary key (payment_id, seq)
);
insert into payment_event (payment_id, step, at)
  select id, 'ordered', created_at from payment order by seq;
insert into payment_event (payment_id, step, at)
  select id, 'approved', created_at from payment where type = 2 order by seq;
insert into payment_event (payment_id, step, reason, at)
  select id,
         case when status = 1 then 'paid'
              when status = 4 and type = 1 then 'declined'
              when status = 4 then 'returned'
              when status = 5 then 'given_up'
              else 'opened' end,
         reason, updated_at
    from payment
   where status in (1, 4, 5) or (type = 1 and status = 6)
   order by seq;
