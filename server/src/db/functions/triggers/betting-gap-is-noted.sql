-- A stream that falls silent or is shut has a gap from then on, until it is open again.
create or replace function betting_gap_is_noted() returns trigger language plpgsql as $$
begin
  if new.is_open then
    update betting_gap set ended_at = clock_timestamp()
      where source = new.source and producer = new.producer and ended_at is null;
  else
    insert into betting_gap (source, producer, is_shut) values (new.source, new.producer, new.is_shut)
      on conflict do nothing;
  end if;
  return null;
end $$;
