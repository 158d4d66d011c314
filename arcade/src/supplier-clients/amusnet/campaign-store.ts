import type { Runner } from '../../store/database.ts'
import type { RewardRow } from '../../store/rewards.ts'
import { AMUSNET } from './operator.ts'

export type Campaign = {
  code: string
  game_code: string
  currency: string
  stake_kurus: number
  spins_total: number
  spins_per_player: number
  starts_at: Date
  ends_at: Date
}

export async function addCampaign(runner: Runner, campaign: Campaign): Promise<void> {
  await runner.query(
    `insert into arcade.campaign (code, game_code, currency, stake_kurus, spins_total,
       spins_per_player, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[campaign.code, campaign.game_code, campaign.currency, campaign.stake_kurus],
      ...[campaign.spins_total, campaign.spins_per_player, campaign.starts_at, campaign.ends_at],
    ],
  )
}

export async function findCampaign(runner: Runner, code: string): Promise<Campaign | undefined> {
  const { rows } = await runner.query<Campaign>('select * from arcade.campaign where code = $1', [
    code,
  ])
  return rows[0]
}

/** Notes the award as one of the campaign, once. False where it is of another, or more than is left of it. */
export async function takeOfCampaign(
  tx: Runner,
  { code, spins_total, spins_per_player }: Campaign,
  reward: RewardRow,
): Promise<boolean> {
  // Whoever else awards of it waits until this one is stored.
  await tx.query('select from arcade.campaign where code = $1 for update', [code])
  const { rows } = await tx.query<RewardRow & { campaign_code: string }>(
    `select reward.*, award.campaign_code from arcade.campaign_award award
     join arcade.reward reward on reward.id = award.reward_id
     where award.campaign_code = $1 or award.reward_id = $2`,
    [code, reward.id],
  )
  const known = rows.find(({ id }) => id === reward.id)
  if (known) return known.campaign_code === code
  const ofPlayer = rows.filter(({ user_ref }) => user_ref === reward.user_ref)
  if (sum(rows) + reward.rounds_given > spins_total) return false
  if (sum(ofPlayer) + reward.rounds_given > spins_per_player) return false
  await tx.query('insert into arcade.campaign_award (reward_id, campaign_code) values ($1, $2)', [
    reward.id,
    code,
  ])
  return true
}

const sum = (rewards: readonly RewardRow[]): number =>
  rewards.reduce((spins, { rounds_given }) => spins + rounds_given, 0)

export type Award = { campaign: string; given: number; played: number }

/** What the wallet's calls tell of an award, by the operator's name of it. */
export async function findAward(runner: Runner, identification: string): Promise<Award> {
  const { rows } = await runner.query<Award>(
    `select award.campaign_code as campaign, rounds_given as given, rounds_played as played
     from arcade.reward join arcade.campaign_award award on award.reward_id = reward.id
     where wire = $1 and ref = $2`,
    [AMUSNET, identification],
  )
  const [award] = rows
  if (!award) throw new Error(`award ${identification} is of no campaign`)
  return award
}
