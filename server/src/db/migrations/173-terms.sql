-- What each text of law ever said, as it is published; and which of them players accepted.
create table law_text (
  id bigint generated always as identity primary key,
  -- Its address: `/pages/1`.
  document text not null,
  locale text not null check (locale in ('tr', 'en')),
  -- The version of the page with which these words came up.
  version int not null check (version > 0),
  -- Canonical, as it is published.
  line text not null,
  sha256 bytea not null check (length(sha256) = 32),
  noted_at timestamptz(3) not null default clock_timestamp(),
  unique (document, locale, version)
);
create trigger law_text_is_final before update or delete or truncate on law_text
  for each statement execute function row_is_final();

create table terms_acceptance (
  id bigint generated always as identity primary key,
  player_id uuid not null references player,
  document text not null,
  locale text not null,
  version int not null,
  sha256 bytea not null check (length(sha256) = 32),
  at timestamptz(3) not null,
  unique (player_id, document, locale, version),
  foreign key (document, locale, version) references law_text (document, locale, version)
);
create index terms_acceptance_by_time on terms_acceptance (at);
create trigger terms_acceptance_is_final before update or delete or truncate on terms_acceptance
  for each statement execute function row_is_final();
