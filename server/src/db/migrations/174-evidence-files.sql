-- Files of evidence that are made by themselves: with the letter of each month, on closing and on exclusion.
alter table evidence_file
  add column why text not null default 'asked' check (why in ('asked', 'month', 'closing', 'exclusion')),
  -- What it was made for by itself: once for a player.
  add column occasion text,
  -- When it is deleted. Null: seven days after it was made, as all were before.
  add column kept_until timestamptz,
  add constraint evidence_file_names_its_occasion check ((why = 'asked') = (occasion is null));
-- Made anew by the next migration, for those that are asked for alone.
drop index evidence_file_asked_once;
-- Pieces are packed before they are encrypted; those of before are not.
alter table evidence_file_piece add column is_packed boolean not null default false;
