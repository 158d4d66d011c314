-- A longer pause than five minutes is no play.
create or replace function play_between_v1(earlier timestamptz, later timestamptz) returns interval language sql immutable parallel safe
  return case when later - earlier <= interval '5 minutes' then later - earlier else interval '0' end;
