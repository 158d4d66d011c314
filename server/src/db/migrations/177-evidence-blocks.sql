-- Of each batch the roots of its blocks of 64 rows: to show a row its block alone is read, not the batch.
alter table evidence_batch
  -- For each block the number of its last row, of 8 bytes, and its root, of 32. Null of batches of before.
  add column blocks bytea check (length(blocks) % 40 = 0 and length(blocks) > 0);
