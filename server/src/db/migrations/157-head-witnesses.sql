-- The heads that players hold: each was signed for their file of evidence, which is kept here for some days alone.
create table head_witness (
  head_id bigint not null references evidence_head,
  -- The number that the file had; the file itself may be gone.
  file_id bigint not null,
  made_at timestamptz not null,
  primary key (head_id, file_id)
);
create trigger head_witness_is_final before update or delete or truncate on head_witness
  for each statement execute function row_is_final();
