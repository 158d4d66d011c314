import { softgamingsGame } from '@zar/contract/casino/launch'
import type { FreeRounds, FreeRoundsOrder } from '../../modules/casino/index.ts'
import { type CallOptions, getOfMerchant, OK, type Reply } from './call.ts'
import { loginOf } from './login.ts'

const UNIT_E5 = 1_000n
/** Nothing can be given, or nothing is there to take back. */
const CANNOT = '30'

/**
 * Fundist's free rounds. An order is known by our own ExtID, which is given once however often it
 * comes, and is what `game_extra` names in the calls to the wallet.
 */
export function softgamingsFreeRounds(
  options: CallOptions,
  /** Who plays each game there, by its code, as the list of games told. */
  merchants: ReadonlyMap<string, string>,
): FreeRounds {
  const ask = (method: string, order: FreeRoundsOrder, more: Record<string, string>) => {
    const merchant = merchants.get(order.gameCode)
    if (!merchant) throw new Error('the list of games has not told whose the game is')
    const fields = { merchant, Login: loginOf(order.playerId), ExtID: order.id, ...more }
    return getOfMerchant(options, method, fields)
  }
  return {
    async award(order) {
      const reply = await ask('Freerounds/Add', order, {
        Games: softgamingsGame(order.gameCode).pageCode,
        Count: String(order.rounds),
        Expire: order.endsAt.toISOString().slice(0, 19).replace('T', ' '),
        BetLevel: String(order.stakeE5 / UNIT_E5),
        Currency: order.currency,
      })
      return codeOf(reply) === OK ? { reward: order.id } : { refused: reply.text.slice(0, 200) }
    },
    async cancel(order) {
      const reply = await ask('Freerounds/Remove', order, {})
      if (![OK, CANNOT].includes(codeOf(reply))) {
        throw new Error(`${reply.method} answered ${reply.text.slice(0, 200)}`)
      }
    },
  }
}

/** A code alone, or before a comma and what it is about. Throws where there is none. */
function codeOf({ method, status, text }: Reply): string {
  const code = /^(\d{1,4})(,|$)/.exec(text.trim())?.[1]
  if (status >= 500 || code === undefined) throw new Error(`${method} answered ${status}`)
  return code
}
