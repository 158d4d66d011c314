-- What the wallet is measured against: the least a bet can be. An idempotency key, a guarded balance
-- under the row's lock, two legs; one call of one function, one commit.
create table ref_account (id int primary key, balance_e5 bigint not null check (balance_e5 >= 0));
create table ref_request (key text primary key, account_id int not null, balance_e5 bigint not null);
create table ref_leg (
  id bigint generated always as identity primary key,
  key text not null, account_id int not null, amount_e5 bigint not null
);
create index ref_leg_of_account on ref_leg (account_id, id);

create function ref_bet(asked_key text, bettor int, stake_e5 bigint) returns bigint language plpgsql as $$
declare left_e5 bigint;
begin
  update ref_account set balance_e5 = balance_e5 - stake_e5
    where id = bettor and balance_e5 >= stake_e5 returning balance_e5 into left_e5;
  if not found then return null; end if;
  insert into ref_request values (asked_key, bettor, left_e5) on conflict do nothing;
  if not found then
    update ref_account set balance_e5 = balance_e5 + stake_e5 where id = bettor;
    select balance_e5 into left_e5 from ref_request where key = asked_key;
    return left_e5;
  end if;
  insert into ref_leg (key, account_id, amount_e5) values (asked_key, bettor, -stake_e5), (asked_key, 0, stake_e5);
  return left_e5;
end $$;

insert into ref_account select id, 1000000000000000 from generate_series(1, 10000) id;
