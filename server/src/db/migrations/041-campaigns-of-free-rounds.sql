-- What the supplier calls the campaign that was made for these free rounds, where it gives them of one:
-- kept before anything is given, so that it is never given of two (docs/decisions/023).
alter table free_rounds add column campaign text collate "C";
