-- Two people of the office end every session: who proposed it, and why. Null of the command on the machine.
alter table every_session_ended add column proposed_by text, add column because text;
