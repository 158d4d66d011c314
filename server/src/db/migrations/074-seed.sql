-- What a seed gave, as it was written: a row that differs from it now was changed by an operator. Null of
-- what was given before this migration.
alter table demo_content add column given jsonb check (jsonb_typeof(given) = 'array');
