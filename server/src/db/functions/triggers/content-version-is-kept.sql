-- What was published or waits for its time is never worded anew.
create or replace function content_version_is_kept() returns trigger language plpgsql as
$$ begin
  if (new.kind, new.piece, new.number) is distinct from (old.kind, old.piece, old.number)
    or old.state <> 'draft' and new.body is distinct from old.body then
    raise exception 'version % of % % is no draft', old.number, old.kind, old.piece;
  end if;
  return new;
end $$;
