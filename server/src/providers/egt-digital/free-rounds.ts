import { z } from 'zod/mini'
import type { FreeRounds } from '../../modules/casino/index.ts'
import { postJson, saysDoneBefore } from '../post-json.ts'
import { gameKeyOf, minorUnits } from './message.ts'

export type GiftSpinsOptions = {
  /** Where gift spins are asked for, the whole address. */
  url: string
  login: string
  password: string
  timeoutMs?: number
}

const Answer = z.object({
  statusCode: z.string().check(z.regex(/^(OK|ERR_[A-Z_]{1,60})$/)),
  message: z.optional(z.nullable(z.string())),
})

/**
 * EGT Digital's gift spins: one call, which is the same to the last letter when it comes again. They are
 * known by our id, as `requestId` and as the `bonusCode` that `giftSpin` names in the calls to the
 * wallet. The contract has no call that takes them back.
 */
export function egtDigitalFreeRounds({
  url,
  login,
  password,
  timeoutMs,
}: GiftSpinsOptions): FreeRounds {
  const basic = Buffer.from(`${login}:${password}`).toString('base64')
  return {
    async award(order) {
      const gift = {
        requestId: order.id,
        name: 'Free rounds',
        bonusCode: order.id,
        type: 'GIFT_SPIN',
        count: order.rounds,
        description: 'Given by the house',
        startDate: timeOf(order.startsAt),
        endDate: timeOf(order.endsAt),
        validityDate: timeOf(order.endsAt),
        games: [{ gameKey: gameKeyOf(order.gameCode) }],
        players: [{ playerId: order.playerId, currency: order.currency }],
        bet: { [order.currency]: minorUnits(order.stakeE5) },
      }
      const headers = { authorization: `Basic ${basic}` }
      const { statusCode, message } = Answer.parse(
        await postJson(url, gift, { headers, timeoutMs }),
      )
      const why = `${statusCode} ${message ?? ''}`.trim().slice(0, 200)
      const isGiven = statusCode === 'OK' || saysDoneBefore(why)
      return isGiven ? { reward: order.id } : { refused: why }
    },
  }
}

/** ISO 8601 with its offset: `2026-11-05T13:15:30+00:00`. */
const timeOf = (at: Date) => `${at.toISOString().slice(0, 19)}+00:00`
