import type { Db, Tx } from '../../../../../db/db.ts'
import { changeBoard } from '../../../board/changes/change-board.ts'
import type { TradeDeps } from '../deps.ts'
import { enterFacts, type FactsOrder } from '../facts/enter-facts.ts'
import { writeDone } from '../journal.ts'
import { type LimitOrder, limitIn } from '../limit.ts'
import type { Preview } from '../preview.ts'
import { type PriceOrder, priceIn } from '../price.ts'
import { checkSeen } from '../seen/marks.ts'
import { type Asked, carryOut, plain, type Stored, standingOf, subjectOf } from '../two-people.ts'

/** What two people of the office do together; the office keeps the proposal. */
export type ByTwo = {
  approvedBy: string
  because: string
  /** Says yes in the transaction of the deed, and answers who proposed it. */
  approve: (tx: Tx) => Promise<string>
}

/** How the subject stands and what the deed would do, as both see it. Refuses what cannot be done. */
export async function readSubject(
  deps: { db: Db | Tx },
  asked: Asked,
): Promise<{ seen: string; preview: Preview | null }> {
  const { seen, preview } = await subjectOf(deps, asked)
  return { seen, preview }
}

/** Settles, voids or classes in the name of two people, once. */
export const doByTwo = (deps: TradeDeps, asked: Asked, by: ByTwo): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const signed = await sign(tx, by)
    const { subject, seen } = await standingOf({ db: tx }, asked)
    const terms = plain(asked)
    const orderId = await writeDone(tx, { ...signed, kind: asked.kind, subject, terms, seen })
    return carryOut(tx, deps, { orderId, asked: terms as Stored, seen })
  })

/** Sets odds that are far from the fair ones. */
export const priceByTwo = (
  deps: TradeDeps,
  order: Pick<PriceOrder, 'selectionId' | 'oddsMilli'> & { seen: string },
  by: ByTwo,
): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const signed = await sign(tx, by)
    return priceIn(tx, { ...order, ...signed })
  })

/** Sets the limit of a betting class, or takes it away. */
export const limitByTwo = (
  { db }: Pick<TradeDeps, 'db'>,
  order: Pick<LimitOrder, 'scope' | 'playerClass' | 'most'>,
  by: ByTwo,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const signed = await sign(tx, by)
    await limitIn(tx, { ...order, ...signed })
  })

/** Enters facts of a match by hand. */
export const enterByTwo = (
  { db }: Pick<TradeDeps, 'db'>,
  order: Pick<FactsOrder, 'marketId' | 'facts' | 'source'> & { seen: string },
  by: ByTwo,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { marketId: id, seen } = order
    const signed = await sign(tx, by)
    await checkSeen(tx, { scope: 'market', id, seen })
    await enterFacts(tx, { ...order, ...signed })
  })

export async function sign(tx: Tx, { approve, approvedBy, because }: ByTwo) {
  return { operator: await approve(tx), approvedBy, because }
}
