-- The office lists jackpots by their moment.
create index concurrently jackpot_win_by_time on jackpot_win (noted_at, transaction_id);
