import { inTransaction, type Runner } from '../../store/database.ts'
import { addReward, findReward, noteOrder, type RewardRow } from '../../store/rewards.ts'
import type { Arcade } from '../arcade.ts'

/** What an operator asks for, whatever its supplier's call is. */
export type RewardOrder = {
  supplier: string
  /** As the wallet's calls will name it. */
  ref: string
  /** The call's own id, where the supplier asks by it: it orders one reward only. */
  orderId?: string
  /** The seat's player. */
  user: string
  gameCode: string
  currency: string
  stakeKurus: number
  rounds: number
  startsAt: Date
  endsAt: Date
  /** What the supplier keeps of it, in the transaction that gives it. Throws where it is not to be given. */
  onGiven?: (tx: Runner, reward: RewardRow) => Promise<void>
}

export type WhyNoReward = 'game' | 'currency' | 'stake' | 'rounds' | 'time' | 'another'

/** The supplier says it in words of its own. */
export class RewardRefused extends Error {
  override readonly name = 'RewardRefused'
  readonly why: WhyNoReward
  constructor(why: WhyNoReward) {
    super(why)
    this.why = why
  }
}

/** A slot of which rounds can be given away, and at which stakes. */
type Given = { gameCode: string; stakesKurus: readonly number[] }

const CURRENCIES = ['TRY']
const ROUNDS_MAX = 1_000

/** Gives the free rounds, once for a name: asked again, it answers the same reward. */
export async function orderReward(
  arcade: Arcade,
  sheets: readonly Given[],
  order: RewardOrder,
): Promise<RewardRow> {
  return inTransaction(arcade.pool, async (tx) => {
    const known = await findReward(tx, order)
    // What was given once is not looked at again: its time may have run out since.
    const why = known ? undefined : whyRefuse(order, sheets, arcade.clock())
    if (why) throw new RewardRefused(why)
    const wanted = { ...order, id: arcade.chance.uuid(), nowMs: arcade.clock() }
    const reward = known ?? (await addReward(tx, wanted))
    if (!isSame(reward, order)) throw new RewardRefused('another')
    const { orderId } = order
    if (orderId !== undefined && (await noteOrder(tx, orderId, reward)) !== reward.id) {
      throw new RewardRefused('another')
    }
    await order.onGiven?.(tx, reward)
    return reward
  })
}

function whyRefuse(
  order: RewardOrder,
  sheets: readonly Given[],
  nowMs: number,
): WhyNoReward | undefined {
  const sheet = sheets.find(({ gameCode }) => gameCode === order.gameCode)
  const { rounds, startsAt, endsAt } = order
  if (!sheet) return 'game'
  if (!CURRENCIES.includes(order.currency)) return 'currency'
  if (!sheet.stakesKurus.includes(order.stakeKurus)) return 'stake'
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > ROUNDS_MAX) return 'rounds'
  if (endsAt.getTime() <= nowMs || endsAt <= startsAt) return 'time'
  return undefined
}

/** When it starts is the moment of the first call, where the order does not say it. */
const isSame = (reward: RewardRow, order: RewardOrder): boolean =>
  reward.user_ref === order.user &&
  reward.game_code === order.gameCode &&
  reward.currency === order.currency &&
  reward.stake_kurus === order.stakeKurus &&
  reward.rounds_given === order.rounds &&
  reward.ends_at.getTime() === order.endsAt.getTime()

export type RewardState = 'active' | 'finished' | 'cancelled' | 'expired'

export function rewardState(reward: RewardRow, nowMs: number): RewardState {
  if (reward.rounds_played >= reward.rounds_given) return 'finished'
  if (reward.cancelled_at !== null) return 'cancelled'
  return reward.ends_at.getTime() <= nowMs ? 'expired' : 'active'
}

/** How many more may be played. One that has not begun yet has all of its rounds left. */
export const roundsLeft = (reward: RewardRow, nowMs: number): number =>
  rewardState(reward, nowMs) === 'active' ? reward.rounds_given - reward.rounds_played : 0
