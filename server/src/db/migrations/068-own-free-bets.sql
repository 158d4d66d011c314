-- Free bets at our own sportsbook: docs/decisions/019-free-bets.md.

-- The free bet that paid the stake: the stake is never paid out. Null is cash.
alter table betting_bet add column bonus_account_id bigint references account;
-- One that was given back may pay once more.
create unique index betting_bet_of_free_bet_once on betting_bet (bonus_account_id)
  where bonus_account_id is not null and state not in ('refused', 'void');
