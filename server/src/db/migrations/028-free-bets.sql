-- Free bets at a partner's sportsbook: docs/decisions/019-free-bets.md.
alter table bonus_offer drop constraint bonus_offer_kind_check;
alter table bonus_offer add constraint bonus_offer_kind_check
  check (kind in ('deposit_match', 'free_spins', 'promo_code', 'free_bet'));
alter table bonus drop constraint bonus_kind_check;
alter table bonus add constraint bonus_kind_check
  check (kind in ('trial', 'deposit_match', 'free_spins', 'promo_code', 'free_bet'));

-- One stake of exactly its worth, and nothing to wager.
alter table bonus_offer add constraint bonus_offer_free_bet_is_one_stake check (
  kind <> 'free_bet' or (wagering = 0 and max_stake_e5 = amount_e5 and max_win_e5 is null));
alter table bonus add constraint bonus_free_bet_is_one_stake check (
  kind <> 'free_bet' or (wagering = 0 and max_stake_e5 = amount_e5 and max_win_e5 is null
    and released_e5 = 0 and wagered_e5 = 0));

-- A free bet stands in no line of the casino's bonuses; of each of the two sorts one runs.
drop index bonus_active_once;
create unique index bonus_active_once on bonus (player_id, (kind = 'free_bet')) where status = 'active';

-- The free bet that paid the stake. Null is cash.
alter table sport_bet add column bonus_account_id bigint references account;
-- One that was given back may pay once more.
create unique index sport_bet_of_free_bet_once on sport_bet (bonus_account_id) where state <> 'returned';
create index sport_bet_of_free_bet on sport_bet (bonus_account_id) where bonus_account_id is not null;
