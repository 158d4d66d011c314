create index concurrently betting_event_of_house on betting_event (starts_at) where source = 'house' and state = 'scheduled';
