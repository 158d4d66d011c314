-- A keyed hash of each seal. Its key lies outside the database, so that whoever can rewrite transfers and
-- seals, as the database's superuser can, cannot write these. No reference to the seal: one that was
-- removed shall leave its signature.
create table seal_signature (
  seal_id bigint primary key,
  hmac bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger seal_signature_is_final before update or delete or truncate on seal_signature
  for each statement execute function row_is_final();

-- What is signed later would be signed whatever it says: an older process, which signs nothing, adds no seal.
create function seal_is_signed() returns trigger language plpgsql as $$
begin
  if not exists (select from seal_signature where seal_id = new.id) then raise exception 'seal % is not signed', new.id; end if;
  return null;
end $$;
create constraint trigger ledger_seal_is_signed after insert on ledger_seal
  deferrable initially deferred for each row execute function seal_is_signed();
