-- SHA-256 of the secret of the browser that logged in; null where it sent none.
alter table session add column device_hash bytea;
