-- What states.ts says of a withdrawal (type 2), as far as one row can say it.
alter table payment
  add constraint withdrawal_status_is_known check (type <> 2 or status in (1, 2, 4, 5)),
  add constraint withdrawal_at_bank_was_approved check (
    type <> 2 or approved_at is not null or (payee_checked_at is null and gateway_id is null)),
  add constraint withdrawal_paid_was_approved check (type <> 2 or status <> 1 or approved_at is not null),
  add constraint withdrawal_stopped_was_not_at_bank check (
    type <> 2 or status <> 5 or (payee_checked_at is null and gateway_id is null));

create trigger withdrawal_end_is_final before update of status on payment for each row
  when (old.type = 2 and old.status in (1, 4, 5) and new.status <> old.status)
  execute function row_is_final();
