import { unitsOf } from '@zar/contract/money'
import { z } from 'zod/mini'
import type { FreeRounds, FreeRoundsOrder } from '../../modules/casino/index.ts'
import { readText } from '../../platform/http/read-text.ts'
import type { AtVendor } from './game-list.ts'

export type FreeRoundsOptions = {
  /** For example https://vendors.everymatrix.example */
  url: string
  loginName: string
  password: string
  timeoutMs?: number
}

const TIMEOUT_MS = 3_000
/** The bonus is the operator's own. */
const OF_OPERATOR = 2

const Answer = z.object({
  Success: z.boolean(),
  Message: z.optional(z.nullable(z.string())),
  VendorError: z.optional(z.nullable(z.string())),
  ErrorName: z.optional(z.nullable(z.string())),
})
type Answer = z.infer<typeof Answer>

/**
 * The vendor bonuses of EveryMatrix's CasinoEngine. An order is known by our own BonusId, which is given
 * once however often it comes, and is what `AdditionalData` names in the calls to the wallet.
 */
export function everymatrixFreeRounds(
  options: FreeRoundsOptions & { operatorId: string },
  /** Whose each game is, by its code, as the feed told. */
  atVendors: ReadonlyMap<string, AtVendor>,
): FreeRounds {
  const ask = async (method: string, order: FreeRoundsOrder, more: object): Promise<Answer> => {
    const at = atVendors.get(order.gameCode)
    if (!at) throw new Error('the feed of games has not told whose the game is')
    return post(options, `${encodeURIComponent(at.vendor)}/${method}`, {
      DomainId: options.operatorId,
      BonusSource: OF_OPERATOR,
      LoginName: options.loginName,
      Password: options.password,
      UserId: order.playerId,
      GameIds: [at.gameCode],
      BonusId: order.id,
      ...more,
    })
  }
  return {
    async award(order) {
      const answer = await ask('AwardBonus', order, {
        NumberOfFreeRounds: order.rounds,
        FreeRoundsEndDate: order.endsAt.toISOString().slice(0, 19),
        AdditionalParameters: { BetValue: unitsOf(order.stakeE5), Currency: order.currency },
      })
      return answer.Success ? { reward: order.id } : { refused: whyOf(answer) }
    },
    async cancel(order) {
      const answer = await ask('ForfeitBonus', order, { Comment: 'Ended by the operator' })
      if (!answer.Success && !isUnknown(answer)) {
        throw new Error(`ForfeitBonus answered ${whyOf(answer)}`)
      }
    },
  }
}

const whyOf = ({ ErrorName, VendorError, Message }: Answer): string =>
  (ErrorName || VendorError || Message || 'no reason given').slice(0, 200)

/** Nothing is there to take back: it was never given, or has ended. */
const isUnknown = (answer: Answer) => /not ?found|unknown|does not exist/i.test(whyOf(answer))

async function post(
  { url, loginName, password, timeoutMs = TIMEOUT_MS }: FreeRoundsOptions,
  path: string,
  body: object,
): Promise<Answer> {
  const credentials = Buffer.from(`${loginName}:${password}`).toString('base64')
  const response = await fetch(`${url.replace(/\/$/, '')}/vendorBonus/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await readText(response)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return Answer.parse(JSON.parse(text))
}
