-- Free spins that an operator may award over Amusnet's wire: of which bet, and how many.
create table arcade.campaign (
  code uuid primary key,
  game_code text not null,
  currency text not null,
  stake_kurus bigint not null check (stake_kurus > 0),
  spins_total integer not null check (spins_total > 0),
  spins_per_player integer not null check (spins_per_player > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint campaign_ends_after_it_starts check (ends_at > starts_at)
);
create table arcade.campaign_award (
  reward_id uuid primary key references arcade.reward,
  campaign_code uuid not null references arcade.campaign
);
create index campaign_award_of_campaign on arcade.campaign_award (campaign_code);
