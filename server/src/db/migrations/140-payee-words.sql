-- What people said of an account that a player is paid to for the first time (docs/risk.md): whose it is by the bank's
-- word, or the fact that it is refused for. The account itself is the payment's.
create table payee_word (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  is_confirmed boolean not null,
  fact text not null check (fact in ('holder', 'wrong_account', 'other_name')),
  said_by uuid not null references staff,
  because text not null check (length(btrim(because)) >= 20),
  said_at timestamptz not null,
  constraint payee_word_by_its_fact check (is_confirmed = (fact = 'holder'))
);
create unique index payee_word_once on payee_word (payment_id);
create trigger payee_word_is_final before update or delete or truncate on payee_word
  for each statement execute function row_is_final();

-- What waits already waits in its queue now: four hours beyond the day in which the account is new.
insert into queue_case (queue, subject, player_id, state, opened_at, promise_at)
  select 'payees', 'payee:' || id, player_id, 'waiting', now(),
    greatest(coalesce(hold_until + interval '4 hours', clock_at), now() + interval '4 hours')
  from payment
  where type = 2 and status = 2 and approved_at is null and legal_hold_id is null and clock_at is not null
    and (hold = 'payee' or hold_until > now());
