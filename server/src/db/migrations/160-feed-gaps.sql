-- When a stream of the odds company was not heard, or was shut: its bad days, for the back office.
create table betting_gap (
  id bigint generated always as identity primary key,
  source text collate "C" not null,
  producer text collate "C" not null,
  -- Whether a trader had shut it.
  is_shut boolean not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  constraint betting_gap_has_a_length check (ended_at >= began_at)
);
create unique index betting_gap_one_at_a_time on betting_gap (source, producer) where ended_at is null;
create index betting_gap_by_time on betting_gap (began_at);
create trigger betting_gap_is_kept before delete or truncate on betting_gap
  for each statement execute function row_is_final();
create trigger betting_gap_stays_ended before update on betting_gap
  for each row when (old.ended_at is not null) execute function row_is_final();

create function betting_gap_is_noted() returns trigger language plpgsql as $$
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
create trigger betting_gap_is_noted after update of is_open on betting_producer
  for each row when (old.is_open is distinct from new.is_open) execute function betting_gap_is_noted();
