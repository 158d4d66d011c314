create or replace function raise_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue set version = version + 1;
  return null;
end $$;
