import type { Db, Tx } from '../../../../db/db.ts'
import { changeBoard } from '../../board/changes/change-board.ts'
import { exposureOf, lossOf, type Part, partsOf, ROOM_MIN_KURUS } from '../money/liability.ts'
import { readBets } from '../money/stored-bet.ts'
import { readLimits } from '../placing/limits.ts'
import type { Offer } from '../slip/offer.ts'
import type { TradeDeps } from './deps.ts'
import { writeDone } from './journal.ts'

/**
 * Takes off the selections that lose as much as they may, by what everybody’s limits say, until a trader opens
 * them again. What waits holds its room and takes nothing off: it may yet be refused. Called after the bet that
 * filled them is taken, and after each that was refused for it.
 */
export async function stopFull(
  deps: Pick<TradeDeps, 'db' | 'bus'>,
  offers: readonly Offer[],
): Promise<void> {
  for (const offer of offers) {
    if (offer.isStopped || !(await isFull(deps.db, offer))) continue
    await stop(deps, offer)
  }
}

/** The book and the bets that wait are of one moment. */
const isFull = (db: Db, offer: Offer): Promise<boolean> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const book = await tx
        .selectFrom('betting_liability')
        .select(['staked_kurus', 'payout_kurus'])
        .where('selection_id', '=', offer.selectionId)
        .executeTakeFirst()
      if (!book) return false
      const { liabilityMaxKurus } = await readLimits(tx, [offer], 'standard')
      const hasRoom = (lossKurus: bigint) => liabilityMaxKurus - lossKurus >= ROOM_MIN_KURUS
      const allKurus = lossOf({ stakedKurus: book.staked_kurus, payoutKurus: book.payout_kurus })
      if (hasRoom(allKurus)) return false
      const waiting = await readWaiting(tx, offer.selectionId)
      return !hasRoom(allKurus - waiting.reduce((sum, part) => sum + lossOf(part), 0n))
    })

/** The parts of the bets on a selection that wait. */
async function readWaiting(tx: Tx, selectionId: bigint): Promise<Part[]> {
  const rows = await tx
    .selectFrom('betting_bet as bet')
    .innerJoin('betting_leg_selection as own', 'own.bet_id', 'bet.id')
    .select('bet.id')
    .where('bet.state', '=', 'waiting')
    .where('own.selection_id', '=', selectionId)
    .execute()
  const bets = await readBets(
    tx,
    rows.map(({ id }) => id),
  )
  const parts = bets.flatMap((bet) => partsOf(exposureOf(bet)))
  return parts.filter((part) => part.selectionId === selectionId)
}

const stop = (deps: Pick<TradeDeps, 'db' | 'bus'>, { selectionId, eventId }: Offer) =>
  changeBoard(deps, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('betting_selection')
      .set({ is_stopped: true })
      .where('id', '=', selectionId)
      .where('is_stopped', '=', false)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return []
    await writeDone(tx, {
      kind: 'suspend',
      subject: `selection ${selectionId}`,
      terms: {},
      seen: 'open',
      operator: 'liability',
      because: 'the selection loses as much as it may',
    })
    return [Number(eventId)]
  })
