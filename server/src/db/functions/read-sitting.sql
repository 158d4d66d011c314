-- The sitting that a player is in at `at`: the stakes with no pause of half an hour between them, of a day at most.
-- `began_at` is its first stake, null where there is none; the sums are of the player's own money, a free bet and
-- a bonus left out. A stake of our own sportsbook that came back is out of the sitting that it was staked in, and
-- of no other: a bet may be void hours later. Reads the player's transfers backwards, no further than to the pause.
create or replace function read_sitting_v1(whose uuid, at timestamptz, out began_at timestamptz, out staked_e5 bigint, out won_e5 bigint)
language plpgsql stable as $$
declare
  pause constant interval := interval '30 minutes';
  own bigint[];
  moved record;
  -- What came back of our own bets, by the beginning of their keys: their stakes are further back.
  returned jsonb := '{}';
  bet text;
  -- Of what is seen so far; it is the sitting's once a stake stands before it.
  staked bigint := 0;
  won bigint := 0;
begin
  staked_e5 := 0;
  won_e5 := 0;
  select array_agg(id) into own from account where owner_id = whose and kind in ('player_cash', 'player_debt');
  for moved in select * from transfer where player_id = whose order by id desc loop
    exit when moved.created_at <= coalesce(began_at, at) - pause or moved.created_at < at - interval '24 hours';
    continue when moved.reason not in
      ('bet', 'win', 'rollback', 'sport_bet', 'sport_win', 'sport_rollback', 'sport_correction');
    bet := case when moved.key like 'zar-bets:%' then split_part(moved.key, ' ', 1) end;
    if moved.reason in ('bet', 'sport_bet') then
      if moved.source_id = any(own) then
        staked := staked + moved.amount_e5 - coalesce((returned ->> bet)::bigint, 0);
      end if;
      began_at := moved.created_at;
      staked_e5 := staked;
      won_e5 := won;
    elsif moved.reason = 'sport_rollback' and bet is not null then
      if moved.target_id = any(own) then
        returned := returned || jsonb_build_object(bet, coalesce((returned ->> bet)::bigint, 0) + moved.amount_e5);
      end if;
    elsif moved.reason in ('rollback', 'sport_rollback') and moved.target_id = any(own) then
      staked := staked - moved.amount_e5;
    elsif moved.target_id = any(own) then
      won := won + moved.amount_e5;
    elsif moved.source_id = any(own) then
      won := won - moved.amount_e5;
    end if;
  end loop;
end $$;
