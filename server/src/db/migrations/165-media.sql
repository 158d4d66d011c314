-- Pictures that the office uploads for slides, promotions and popups (docs/operations.md, Content).
create table media (
  -- The hash of what is shown, with its ending: the same picture twice is one.
  name text primary key check (name ~ '^media-[0-9a-f]{32}\.(png|jpg|webp)$'),
  title text not null check (length(title) between 1 and 60),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  -- Null of one that was deleted.
  content bytea,
  uploaded_by uuid not null references staff,
  uploaded_at timestamptz not null default clock_timestamp(),
  dropped_by uuid references staff,
  dropped_at timestamptz,
  check (num_nulls(dropped_by, dropped_at) in (0, 2)),
  check ((content is null) = (dropped_at is not null))
);
