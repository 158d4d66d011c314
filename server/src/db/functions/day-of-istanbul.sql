create or replace function day_of_istanbul_v1(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone 'Europe/Istanbul')::date;
