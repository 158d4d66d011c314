-- A note is of a message, and counts where the wallet took that very message: one that was refused, or came
-- again with something else in it, says nothing of what was taken under its id. Notes from before have no
-- fingerprint and count as they did.
alter table free_round add column fingerprint bytea not null default '';
alter table free_round drop constraint free_round_once,
  add constraint free_round_once primary key (transaction_id, provider, fingerprint);
alter table jackpot_win add column fingerprint bytea not null default '';
alter table jackpot_win drop constraint jackpot_win_once,
  add constraint jackpot_win_once primary key (transaction_id, provider, fingerprint);
