import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import type { WhyNoReward } from '../../rounds/free-rounds/order-reward.ts'
import {
  orderReward,
  RewardRefused,
  rewardState,
  roundsLeft,
} from '../../rounds/free-rounds/order-reward.ts'
import { cancelReward, listRewards, type RewardRow } from '../../store/rewards.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { supplierOfSeat } from '../wallet-by-seat.ts'
import { amountE5, jsonNumber, kurusOf } from './amount.ts'
import { Declined, readBody } from './declined.ts'

type Deps = Pick<SupplierClientDeps, 'arcade' | 'sheets'>

const HUB88 = 'hub88'
const CURRENCY = 'TRY'
const LISTED_MAX = 1_000

/** UTC, without saying so: 2026-11-05T13:15:30 */
const time = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    z.refine((text) => !Number.isNaN(Date.parse(`${text}Z`))),
  ),
  z.transform((text) => new Date(`${text}Z`)),
)
const text = z.string().check(z.minLength(1), z.maxLength(100))

const Prepaids = z.object({ operator_id: z.int(), game_code: z.optional(z.nullable(text)) })
const Create = z.object({
  user: z.string().check(z.minLength(4), z.maxLength(100)),
  operator_id: z.int(),
  prepaid_uuid: z.uuid(),
  game_code: text,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  bet_value: z.int().check(z.positive()),
  bet_count: z.int().check(z.positive()),
  start_time: time,
  end_time: time,
})
const List = z.object({
  operator_id: z.int(),
  user: z.optional(z.nullable(text)),
  game_code: z.optional(z.nullable(text)),
  start_time: z.optional(z.nullable(time)),
  end_time: z.optional(z.nullable(time)),
})
const Cancel = z.object({ operator_id: z.int(), reward_uuid: z.uuid() })

/** Why a reward is not made, as it is told. */
const TOLD: Record<WhyNoReward, [status: number, words: string]> = {
  game: [404, 'unknown game'],
  currency: [400, 'invalid: currency'],
  stake: [400, 'invalid: bet_value'],
  rounds: [400, 'invalid: bet_count'],
  time: [400, 'invalid: start_time, end_time'],
  another: [409, 'another reward has this name'],
}

/** Hub88's freebets: each path with what answers it. */
export const freebetCalls = (deps: Deps): Record<string, (body: unknown) => Promise<unknown>> => ({
  '/freebet/prepaids/list': async (body) => prepaids(deps, readBody(Prepaids, body)),
  '/freebet/rewards/create': (body) => create(deps, readBody(Create, body)),
  '/freebet/rewards/list': (body) => list(deps, readBody(List, body)),
  '/freebet/rewards/cancel': (body) => cancel(deps, readBody(Cancel, body)),
})

/** One for each game, of any stake that it has and any number of rounds. */
function prepaids({ sheets }: Deps, { game_code }: z.infer<typeof Prepaids>) {
  return sheets
    .filter(({ gameCode }) => (game_code ?? gameCode) === gameCode)
    .map(({ gameCode }) => ({
      prepaid_uuid: prepaidOf(gameCode),
      game_code: gameCode,
      currency: CURRENCY,
      bet_value: null,
      bet_count: null,
    }))
}

/** Every call makes another reward: the id is chosen here. */
async function create({ arcade, sheets }: Deps, asked: z.infer<typeof Create>) {
  // Nobody is given anything at a seat of another supplier's.
  if (supplierOfSeat(asked.user) !== HUB88) throw new Declined(400, 'invalid: user')
  const isOffered = sheets.some(({ gameCode }) => gameCode === asked.game_code)
  if (!isOffered) throw new Declined(...TOLD.game)
  if (asked.prepaid_uuid !== prepaidOf(asked.game_code)) throw new Declined(404, 'unknown prepaid')
  const betValueE5 = BigInt(asked.bet_value)
  const stakeKurus = kurusOf(betValueE5)
  if (amountE5(stakeKurus) !== betValueE5) throw new Declined(...TOLD.stake)
  try {
    const reward = await orderReward(arcade, sheets, {
      supplier: HUB88,
      ref: arcade.chance.uuid(),
      user: asked.user,
      gameCode: asked.game_code,
      currency: asked.currency,
      stakeKurus,
      rounds: asked.bet_count,
      startsAt: asked.start_time,
      endsAt: asked.end_time,
    })
    return told(reward, arcade.clock())
  } catch (error) {
    if (error instanceof RewardRefused) throw new Declined(...TOLD[error.why])
    throw error
  }
}

async function list({ arcade }: Deps, asked: z.infer<typeof List>) {
  const filter = {
    supplier: HUB88,
    user: asked.user ?? undefined,
    gameCode: asked.game_code ?? undefined,
    from: asked.start_time ?? undefined,
    to: asked.end_time ?? undefined,
  }
  const rewards = await listRewards(arcade.pool, filter, LISTED_MAX)
  return rewards.map((reward) => told(reward, arcade.clock()))
}

async function cancel({ arcade }: Deps, { reward_uuid: ref }: z.infer<typeof Cancel>) {
  const now = new Date(arcade.clock())
  const reward = await cancelReward(arcade.pool, { supplier: HUB88, ref }, now)
  if (!reward) throw new Declined(404, 'unknown reward')
  return told(reward, arcade.clock())
}

const told = (reward: RewardRow, nowMs: number) => ({
  reward_uuid: reward.ref,
  user: reward.user_ref,
  prepaid_uuid: prepaidOf(reward.game_code),
  game_code: reward.game_code,
  currency: reward.currency,
  bet_value: jsonNumber(amountE5(reward.stake_kurus)),
  bet_count: reward.rounds_given,
  start_time: timeText(reward.starts_at),
  end_time: timeText(reward.ends_at),
  status: `FRS_${rewardState(reward, nowMs).toUpperCase()}`,
  bets_left: roundsLeft(reward, nowMs),
})

const timeText = (at: Date): string => at.toISOString().slice(0, 19)

/** The same for a game always, on every machine. */
function prepaidOf(gameCode: string): string {
  const digits = createHash('sha256').update(`prepaid ${gameCode}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
