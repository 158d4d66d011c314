-- Versions of what the operators word. The tables of the site hold what is live: publishing writes them.
create table content_version (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('slide', 'promotion', 'page', 'popup', 'text')),
  -- The number of its row, or the key of a text.
  piece text not null check (length(piece) between 1 and 40),
  number int not null check (number > 0),
  state text not null check (state in ('draft', 'scheduled', 'live', 'old', 'dropped')),
  -- Words in both languages, blocks, picture, link, place, offer.
  body jsonb not null,
  -- Of each field, what its Turkish said (SHA-256) as its English was last looked at.
  seen jsonb not null,
  -- The version that it was made from.
  based_on int,
  -- Rises with each save.
  edition int not null default 0,
  -- Null of what the installation gave.
  made_by uuid references staff,
  made_at timestamptz not null default clock_timestamp(),
  edited_by uuid references staff,
  edited_at timestamptz not null default clock_timestamp(),
  -- The same of all that is published at one moment.
  together uuid,
  publish_at timestamptz,
  ends_at timestamptz,
  published_by uuid references staff,
  -- The second person.
  approved_by uuid references staff,
  published_at timestamptz,
  ended_at timestamptz,
  unique (kind, piece, number),
  check ((state = 'scheduled') = (publish_at is not null and published_at is null)),
  check ((state in ('live', 'old')) = (published_at is not null)),
  check (ends_at is null or publish_at is null or ends_at > publish_at)
);
create unique index content_version_is_one_draft on content_version (kind, piece) where state = 'draft';
create unique index content_version_is_one_scheduled on content_version (kind, piece) where state = 'scheduled';
create unique index content_version_is_one_live on content_version (kind, piece) where state = 'live';
create function content_version_is_kept() returns trigger language plpgsql as
$$ begin
  if (new.kind, new.piece, new.number) is distinct from (old.kind, old.piece, old.number)
    or old.state <> 'draft' and new.body is distinct from old.body then
    raise exception 'version % of % % is no draft', old.number, old.kind, old.piece;
  end if;
  return new;
end $$;
create trigger content_version_is_kept before update on content_version
  for each row execute function content_version_is_kept();
create trigger content_version_stays before delete or truncate on content_version
  for each statement execute function row_is_final();

-- Shown until then.
alter table slide add column ends_at timestamptz;
alter table content_page add column ends_at timestamptz;
-- The offer that a promotion announces: it is shown while that can be claimed. Null: it announces none.
alter table promotion add column offer text;
