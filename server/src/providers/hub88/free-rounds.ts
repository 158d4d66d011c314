import { z } from 'zod/mini'
import type { FreeRounds, FreeRoundsOrder } from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CallOptions, jsonOf, post } from './call.ts'

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))
/** UTC, which they write with a Z, with a fraction, or with neither. */
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/))
const count = z.int().check(z.minimum(0))

const Prepaid = z.object({
  prepaid_uuid: id,
  game_code: z.string(),
  currency: z.string(),
  // Null is: whatever is asked for.
  bet_value: z.nullable(count),
  bet_count: z.nullable(count),
})
type Prepaid = z.infer<typeof Prepaid>

const Reward = z.object({
  reward_uuid: id,
  user: z.string(),
  game_code: z.string(),
  start_time: moment,
  end_time: moment,
  status: z.string(),
})
type Reward = z.infer<typeof Reward>

const ACTIVE = 'FRS_ACTIVE'
const CANCELLED = 'FRS_CANCELLED'
/** They know us and what we ask, and say no to it. */
const DECLINED = [400, 404, 409, 422]
const UNKNOWN = 404

/**
 * Hub88's freebets. Hub88 names a reward itself and gives another each time it is asked, so its list is
 * asked first: ours is the one with the beginning that no other order of the player and game has.
 */
export function hub88FreeRounds(options: CallOptions & { clock: Clock }): FreeRounds {
  const findPrepaid = openPrepaids(options)
  return {
    async award(order) {
      const earlier = await findReward(options, order)
      if (earlier) return awardOf(earlier)
      const prepaid = await findPrepaid(order)
      if (!prepaid) return { refused: 'no prepaid is for this game and stake' }
      const reply = await post(options, '/freebet/rewards/create', {
        ...placeOf(order),
        prepaid_uuid: prepaid.prepaid_uuid,
        currency: order.currency,
        bet_value: Number(order.stakeE5),
        bet_count: order.rounds,
      })
      if (DECLINED.includes(reply.status)) return { refused: reply.text.slice(0, 200) }
      const made = Reward.parse(jsonOf(reply))
      if (!isOf(made, order)) throw new Error(`${reply.path} answered another reward`)
      return awardOf(made)
    },
    async cancel(order, known) {
      const reward = known ?? (await findReward(options, order))?.reward_uuid
      if (reward === undefined) return
      const reply = await post(options, '/freebet/rewards/cancel', { reward_uuid: reward })
      if (reply.status === UNKNOWN) return
      // What was played to its end, or has run out, leaves nothing to cancel.
      if (DECLINED.includes(reply.status) && (await hasEnded(options, order, reward))) return
      const { reward_uuid, status } = Reward.parse(jsonOf(reply))
      if (reward_uuid !== reward || status === ACTIVE) {
        throw new Error(`${reply.path} left it as it is`)
      }
    },
  }
}

/** What has been played or has run out since was given all the same. */
const awardOf = ({ reward_uuid: reward, status }: Reward) =>
  status === CANCELLED ? { refused: 'it was cancelled there' } : { reward }

/** To the second, as they write it: `2026-11-05T13:15:30`. */
const secondOf = (text: string) => text.slice(0, 19)

const placeOf = ({ playerId, gameCode, startsAt, endsAt }: FreeRoundsOrder) => ({
  user: playerId,
  game_code: gameCode,
  start_time: secondOf(startsAt.toISOString()),
  end_time: secondOf(endsAt.toISOString()),
})

function isOf(reward: Reward, order: FreeRoundsOrder): boolean {
  const place = placeOf(order)
  return (
    reward.user === place.user &&
    reward.game_code === place.game_code &&
    secondOf(reward.start_time) === place.start_time &&
    secondOf(reward.end_time) === place.end_time
  )
}

async function findReward(options: CallOptions, order: FreeRoundsOrder) {
  const reply = await post(options, '/freebet/rewards/list', placeOf(order))
  return z
    .array(Reward)
    .parse(jsonOf(reply))
    .find((reward) => isOf(reward, order))
}

async function hasEnded(options: CallOptions, order: FreeRoundsOrder, id: string) {
  const reward = await findReward(options, order)
  return reward?.reward_uuid === id && reward.status !== ACTIVE
}

/** They answer this list once a minute, and it seldom changes. */
const ASK_AGAIN_MS = 61_000
const KEEP_MS = 10 * 60_000

function openPrepaids(options: CallOptions & { clock: Clock }) {
  const kept = { list: Promise.resolve<Prepaid[]>([]), askedMs: Number.NEGATIVE_INFINITY }

  const read = async () =>
    z.array(Prepaid).parse(jsonOf(await post(options, '/freebet/prepaids/list', {})))

  return async (order: FreeRoundsOrder): Promise<Prepaid | undefined> => {
    const nowMs = options.clock.now().getTime()
    const find = async () => (await kept.list).find((prepaid) => isFor(prepaid, order))
    const ageMs = nowMs - kept.askedMs
    const isKnown = ageMs <= KEEP_MS && (await find().catch(() => undefined)) !== undefined
    if (!isKnown && ageMs >= ASK_AGAIN_MS) {
      kept.askedMs = nowMs
      kept.list = read()
    }
    return find()
  }
}

const isFor = (
  { game_code, currency, bet_value, bet_count }: Prepaid,
  order: FreeRoundsOrder,
): boolean =>
  game_code === order.gameCode &&
  currency === order.currency &&
  (bet_value ?? Number(order.stakeE5)) === Number(order.stakeE5) &&
  (bet_count ?? order.rounds) === order.rounds
