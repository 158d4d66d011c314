-- Offers for a segment: an offer holds the version of the segment that it was published with, and a dry run the one
-- that it counted (docs/operations.md, Offers).

alter table bonus_offer
  add column segment_version integer,
  add constraint bonus_offer_segment_whole check (num_nulls(segment_id, segment_version) in (0, 2)),
  add foreign key (segment_id, segment_version) references segment_version;
alter table free_rounds_offer
  add column segment_version integer,
  add constraint free_rounds_offer_segment_whole check (num_nulls(segment_id, segment_version) in (0, 2)),
  add foreign key (segment_id, segment_version) references segment_version;
-- Null of a draft, and of what is for everybody.
alter table offer_version add column segment_version integer,
  add constraint offer_version_segment_published check (state <> 'draft' or segment_version is null);
alter table offer_trial add column segment_version integer;
