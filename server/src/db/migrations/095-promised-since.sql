-- Since when the promise of a case runs: people are called by their part of it. Null: since it was opened.
alter table queue_case add column promised_at timestamptz;
