import type { Runner } from './database.ts'

/** Free rounds ordered for a player at a game. */
export type RewardRow = {
  id: string
  /** The supplier whose free rounds these are. */
  wire: string
  /** As the wallet's calls name it: the operator's own id, or with Hub88 ours. */
  ref: string
  user_ref: string
  game_code: string
  currency: string
  stake_kurus: number
  rounds_given: number
  /** Begun and not given back. */
  rounds_played: number
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
}

export type NewReward = {
  id: string
  supplier: string
  ref: string
  user: string
  gameCode: string
  currency: string
  stakeKurus: number
  rounds: number
  startsAt: Date
  endsAt: Date
  nowMs: number
}

/** Stores it, or finds the one that has its name: the caller compares their terms. */
export async function addReward(tx: Runner, reward: NewReward): Promise<RewardRow> {
  await tx.query(
    `insert into arcade.reward
       (id, wire, ref, user_ref, game_code, currency, stake_kurus, rounds_given, starts_at, ends_at,
        created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (wire, ref) do nothing`,
    [
      reward.id,
      reward.supplier,
      reward.ref,
      reward.user,
      reward.gameCode,
      reward.currency,
      reward.stakeKurus,
      reward.rounds,
      reward.startsAt,
      reward.endsAt,
      new Date(reward.nowMs),
    ],
  )
  const stored = await findReward(tx, reward)
  if (!stored) throw new Error('a reward that is neither new nor known')
  return stored
}

export type RewardName = { supplier: string; ref: string }

export async function findReward(
  runner: Runner,
  { supplier, ref }: RewardName,
): Promise<RewardRow | undefined> {
  const { rows } = await runner.query<RewardRow>(
    'select * from arcade.reward where wire = $1 and ref = $2',
    [supplier, ref],
  )
  return rows[0]
}

/** Which reward an order's id is of from now on: another's, if it was used before. */
export async function noteOrder(tx: Runner, orderId: string, reward: RewardRow): Promise<string> {
  await tx.query(
    `insert into arcade.reward_order (wire, order_id, reward_id) values ($1, $2, $3)
     on conflict do nothing`,
    [reward.wire, orderId, reward.id],
  )
  const ordered = await findOrdered(tx, reward.wire, orderId)
  if (!ordered) throw new Error('an order that is neither new nor known')
  return ordered.id
}

export async function findOrdered(
  runner: Runner,
  supplier: string,
  orderId: string,
): Promise<RewardRow | undefined> {
  const { rows } = await runner.query<RewardRow>(
    `select reward.* from arcade.reward reward
     join arcade.reward_order ordered on ordered.reward_id = reward.id
     where ordered.wire = $1 and ordered.order_id = $2`,
    [supplier, orderId],
  )
  return rows[0]
}

/** From now on nothing of it is played; what is under way is finished. */
export async function cancelReward(
  runner: Runner,
  { supplier, ref }: RewardName,
  now: Date,
): Promise<RewardRow | undefined> {
  const { rows } = await runner.query<RewardRow>(
    `update arcade.reward set cancelled_at = coalesce(cancelled_at, $3)
     where wire = $1 and ref = $2 returning *`,
    [supplier, ref, now],
  )
  return rows[0]
}

export type RewardFilter = {
  supplier: string
  user?: string | undefined
  gameCode?: string | undefined
  /** Those that start then or later. */
  from?: Date | undefined
  /** Those that end then or earlier. */
  to?: Date | undefined
}

/** Newest first. */
export async function listRewards(
  runner: Runner,
  { supplier, user, gameCode, from, to }: RewardFilter,
  limit: number,
): Promise<RewardRow[]> {
  const { rows } = await runner.query<RewardRow>(
    `select * from arcade.reward
     where wire = $1 and ($2::text is null or user_ref = $2) and ($3::text is null or game_code = $3)
       and ($4::timestamptz is null or starts_at >= $4)
       and ($5::timestamptz is null or ends_at <= $5)
     order by created_at desc, id limit ${limit}`,
    [supplier, user ?? null, gameCode ?? null, from ?? null, to ?? null],
  )
  return rows
}

/** Held until the transaction ends: nobody cancels it while a round of it begins. */
export async function lockReward(tx: Runner, id: string): Promise<RewardRow | undefined> {
  const { rows } = await tx.query<RewardRow>(
    'select * from arcade.reward where id = $1 for update',
    [id],
  )
  return rows[0]
}
