import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import {
  orderReward,
  RewardRefused,
  type WhyNoReward,
} from '../../rounds/free-rounds/order-reward.ts'
import { isSameSecret } from '../same-secret.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { EGT_DIGITAL, type EgtDigitalOperator } from './operator.ts'

export type GiftSpins = Pick<SupplierClientDeps, 'arcade' | 'sheets'> & {
  operator: EgtDigitalOperator
}

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/))
/** ISO 8601 with an offset: 2026-11-05T13:15:30+00:00 */
const time = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((said) => new Date(said)),
)
const Gift = z.object({
  requestId: id,
  /** Theirs and ours: the wallet's calls have it. */
  bonusCode: id,
  type: z.literal('GIFT_SPIN'),
  name: text(100),
  description: text(500),
  count: z.int(),
  startDate: time,
  endDate: time,
  validityDate: time,
  games: z.tuple([z.object({ gameKey: text(100) })]),
  players: z.tuple([z.object({ playerId: id, currency: text(3) })]),
  /** In hundredths, by currency. */
  bet: z.record(z.string(), z.int()),
})
type Gift = z.output<typeof Gift>

const TOLD: Record<WhyNoReward | 'request', string> = {
  request: 'the request cannot be read',
  game: 'no such game',
  currency: 'the currency is not played',
  stake: 'the game has no such bet',
  rounds: 'no such count',
  time: 'the end is past',
  another: 'the bonusCode or requestId is of other gift spins',
}
const no = (why: keyof typeof TOLD) => ({ statusCode: 'ERR_INVALID_FIELDS', message: TOLD[why] })

/** EGT Digital's gift spins: status 200 unless nobody known asks. */
export async function egtDigitalGiftSpins(app: FastifyInstance, api: GiftSpins): Promise<void> {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.code(200).send(no('request'))
    request.log.error({ err: error }, 'gift spins failed')
    return reply.code(500).send({ statusCode: 'ERR_UNKNOWN' })
  })
  app.post('/egt-digital/gift-spins', async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store')
    const { casinoId, giftPassword } = api.operator
    const basic = `Basic ${Buffer.from(`${casinoId}:${giftPassword}`).toString('base64')}`
    if (!isSameSecret(headers.authorization ?? '', basic)) {
      return reply.code(401).send({ statusCode: 'ERR_INVALID_TOKEN' })
    }
    const gift = Gift.safeParse(body)
    return gift.success ? give(api, gift.data) : no('request')
  })
}

/** Once for a bonusCode: asked again, it answers the same. */
async function give({ arcade, sheets }: GiftSpins, gift: Gift) {
  const [{ playerId, currency }] = gift.players
  const lastMs = Math.min(gift.endDate.getTime(), gift.validityDate.getTime())
  try {
    const reward = await orderReward(arcade, sheets, {
      supplier: EGT_DIGITAL,
      ref: gift.bonusCode,
      orderId: gift.requestId,
      user: seatUserOf(EGT_DIGITAL, playerId),
      gameCode: gift.games[0].gameKey,
      currency,
      stakeKurus: gift.bet[currency] ?? 0,
      rounds: gift.count,
      startsAt: gift.startDate,
      endsAt: new Date(lastMs),
    })
    return { statusCode: 'OK', campaignId: reward.id }
  } catch (error) {
    if (error instanceof RewardRefused) return no(error.why)
    throw error
  }
}
