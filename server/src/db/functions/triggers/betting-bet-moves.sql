-- No state of a bet follows another but these, and what a trader looks at opens by their word alone.
create or replace function betting_bet_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('waiting', 'refused'), ('waiting', 'open'),
    ('open', 'settled'), ('open', 'cashed_out'), ('open', 'void'),
    ('settled', 'open'), ('settled', 'void'), ('void', 'open'), ('void', 'settled')
  ) then
    raise exception 'a bet that is % does not become %', old.state, new.state;
  end if;
  if old.state = 'waiting' and new.state = 'open'
    and exists (select from betting_review where bet_id = new.id and state <> 'accepted') then
    raise exception 'a bet that waits for a trader does not become open';
  end if;
  return new;
end $$;
