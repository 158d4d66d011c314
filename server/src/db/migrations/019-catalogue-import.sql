-- Who of the operators closed the game. It stays closed, whatever its supplier's list says, until one
-- of them opens it again.
alter table game add column closed_by text;

-- What the readings of a supplier's list came to. A reading that came to the same as the one before is
-- counted there, and of those that changed nothing only the last is kept.
create table catalogue_import (
  id bigint generated always as identity primary key,
  provider text not null,
  outcome text not null check (outcome in ('same', 'changed', 'held', 'failed')),
  report jsonb not null,
  runs int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Who let a held reading close what it names.
  accepted_by text
);
create index catalogue_import_of_provider on catalogue_import (provider, id desc);
