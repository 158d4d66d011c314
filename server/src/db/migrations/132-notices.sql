-- Notices: one message to a segment now, which one person may send to a thousand players (docs/operations.md, Segments
-- and campaigns). They are sent as campaigns are.

alter table campaign
  add column kind text not null default 'campaign' check (kind in ('campaign', 'notice')),
  -- Of a notice: asked for again with the same, it is the same.
  add column asked_key uuid unique,
  drop constraint campaign_started_whole,
  add constraint campaign_started_whole
    check (num_nulls(segment_version, started_by, started_at) in (0, 3)
      and (approved_by is null or started_at is not null)),
  -- A notice alone may have nobody who approved it.
  add constraint campaign_approved check (kind = 'notice' or started_at is null or approved_by is not null),
  add constraint campaign_notice_whole
    check ((kind = 'notice') = (asked_key is not null) and (kind = 'campaign' or started_at is not null));
