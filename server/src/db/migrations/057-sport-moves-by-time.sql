-- What a sportsbook's callbacks moved in the last hour is asked every ten minutes. Rows are added in
-- the order of their time, so that one entry for many pages finds them.
create index sport_transaction_by_time on sport_transaction using brin (created_at) with (autosummarize = on);
