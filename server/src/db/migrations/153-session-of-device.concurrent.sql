-- Open sessions of a device, which end as it is blocked
create index concurrently session_open_of_device on session (device_hash) where ended_at is null and device_hash is not null;
