-- No state of a bet follows another but these.
create or replace function betting_bet_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('waiting', 'refused'), ('waiting', 'open'),
    ('open', 'settled'), ('open', 'cashed_out'), ('open', 'void'),
    ('settled', 'open'), ('settled', 'void'), ('void', 'open'), ('void', 'settled')
  ) then
    raise exception 'a bet that is % does not become %', old.state, new.state;
  end if;
  return new;
end $$;
