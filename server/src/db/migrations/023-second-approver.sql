-- Of a withdrawal that two operators must approve, who did first.
alter table payment add column first_approver text;
