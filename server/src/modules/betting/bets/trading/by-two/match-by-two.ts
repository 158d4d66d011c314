import { changeBoard } from '../../../board/changes/change-board.ts'
import type { TradeDeps } from '../deps.ts'
import { enterMatchFacts, settleMatch } from '../facts/match-facts.ts'
import { type ByTwo, sign } from './do-by-two.ts'

type OfMatch = { eventId: bigint; seen: string }

/** Enters the facts of a whole match by hand, once. */
export const enterMatchByTwo = (
  { db }: Pick<TradeDeps, 'db'>,
  order: OfMatch & { facts: object; source: string },
  by: ByTwo,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const signed = await sign(tx, by)
    await enterMatchFacts(tx, { ...order, ...signed })
  })

/** Settles every market of a match by the facts that wait on it, once. */
export const settleMatchByTwo = (deps: TradeDeps, order: OfMatch, by: ByTwo): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const signed = await sign(tx, by)
    await settleMatch(tx, { ...order, ...signed })
    return [Number(order.eventId)]
  })
