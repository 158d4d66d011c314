-- Campaigns: a message to the players of a segment, each once (docs/operations.md, Segments and campaigns).

create table campaign (
  id bigint generated always as identity primary key,
  name text not null check (btrim(name) <> '' and length(name) <= 80),
  segment_id bigint not null references segment,
  -- Of what is sent: the version of the segment as two people saw it.
  segment_version integer,
  state text not null check (state in ('draft', 'planned', 'running', 'done', 'stopped')),
  -- Of its terms; each change of a draft adds one.
  version integer not null check (version > 0),
  via_notice boolean not null,
  via_letter boolean not null,
  title_tr text not null,
  title_en text not null,
  note_tr text not null,
  note_en text not null,
  at timestamptz not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null,
  started_by uuid references staff,
  approved_by uuid references staff,
  started_at timestamptz,
  -- Everybody up to this one was looked at.
  after_player uuid,
  ended_at timestamptz,
  stopped_by uuid references staff,
  stopped_because text,
  constraint campaign_has_a_way check (via_notice or via_letter),
  constraint campaign_by_two check (started_by <> approved_by),
  constraint campaign_started_whole
    check (num_nulls(segment_version, started_by, approved_by, started_at) in (0, 4)),
  constraint campaign_started_by_two
    check (state in ('draft', 'stopped') or started_at is not null),
  constraint campaign_stopped_whole check (num_nulls(stopped_by, stopped_because) in (0, 2)),
  foreign key (segment_id, segment_version) references segment_version
);
create index campaign_due on campaign (at) where state in ('planned', 'running');
create trigger campaign_is_kept before delete or truncate on campaign
  for each statement execute function row_is_final();
create trigger campaign_stays_ended before update on campaign
  for each row when (old.ended_at is not null) execute function row_is_final();

-- What became of a player of a campaign: one row, so that nobody is sent it twice.
create table campaign_message (
  campaign_id bigint not null references campaign,
  player_id uuid not null references player,
  outcome text not null check (outcome in ('sent', 'capped')),
  -- The notification, which may be gone with its player.
  notice_id uuid,
  is_letter boolean not null,
  at timestamptz not null,
  primary key (campaign_id, player_id)
);
create index campaign_message_of_player on campaign_message (player_id, at desc);
create trigger campaign_message_is_final before update or delete or truncate on campaign_message
  for each statement execute function row_is_final();
