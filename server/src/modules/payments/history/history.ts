import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { history as endpoint, HistoryRow } from '@zar/contract/payment'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { readTransferRange, type TransferRange } from '../../ledger/index.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { type Movement, readMovements, readUnmoved, type Unmoved } from './rows.ts'
import { readTitles, type Titles } from './titles.ts'
import { readTotals } from './totals.ts'

export type HistoryCall = z.output<typeof endpoint.input> & { playerId: string; locale: Locale }
type History = z.input<typeof endpoint.output>
type Page = Pick<History, 'rows' | 'next'>

/**
 * A page of the player's money, newest first: their transfers, and between them the deposits that
 * have moved nothing. Both are read by index from the cursor on, so the last page costs no more
 * than the first.
 */
export async function readHistory(db: Db, call: HistoryCall): Promise<History> {
  const { playerId } = call
  const range = await readTransferRange(db, playerId, call)
  const [page, totals] = await Promise.all([
    readPage(db, call, range),
    call.before === null ? readTotals(db, playerId, range) : null,
  ])
  return { ...page, totals }
}

/** The rows alone, of the transfers of a range. */
export async function readPage(
  db: Db | Tx,
  call: HistoryCall,
  range: TransferRange,
): Promise<Page> {
  const { before, take, locale, ...filter } = call
  const question = { ...filter, range, cursor: readCursor(before), limit: take + 1 }
  // One after the other: a transaction has one connection.
  const movements = await readMovements(db, question)
  const unmoved = await readUnmoved(db, question)
  const merged = [...unmoved, ...movements].sort(byPlace)
  const page = merged.slice(0, take)
  const titles = await readTitles(db, page.filter(isMovement), locale)
  const rows = page.map((one) =>
    isMovement(one) ? presentMovement(one, titles) : presentUnmoved(one, titles),
  )
  return { rows, next: merged.length > take ? (rows.at(-1)?.id ?? null) : null }
}

const isMovement = (one: Movement | Unmoved): one is Movement => one.place.seq === null

/** Later transfers first; a payment stands above the transfer it followed, below the next. */
function byPlace({ place: a }: Movement | Unmoved, { place: b }: Movement | Unmoved): number {
  if (a.transferId !== b.transferId) return a.transferId > b.transferId ? -1 : 1
  return (a.seq ?? -1n) > (b.seq ?? -1n) ? -1 : 1
}

const KINDS = {
  deposit: 'deposit',
  withdrawal_reserve: 'withdrawal',
  withdrawal_return: 'withdrawal_return',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  bonus: 'bonus',
  bonus_release: 'bonus',
  cashback: 'bonus',
  sport_bet: 'bet',
  sport_win: 'win',
  sport_rollback: 'rollback',
  sport_correction: 'rollback',
  adjustment: 'rollback',
} as const

function presentMovement(movement: Movement, titles: Titles): HistoryRow {
  const { reason, amountE5, isIn, balanceE5, createdAt, place } = movement
  const { title, status, transactionId } = titles.ofMovement(movement)
  const requested = unitsOf(amountE5)
  return {
    id: cursorOf(place),
    transactionId,
    kind: KINDS[reason],
    title,
    amount: isIn ? requested : -requested,
    requested,
    balanceAfter: unitsOf(balanceE5),
    status,
    timeStamp: createdAt.toISOString(),
  }
}

const presentUnmoved = (payment: Unmoved, titles: Titles): HistoryRow => ({
  id: cursorOf(payment.place),
  transactionId: payment.id,
  kind: 'deposit',
  title: titles.ofMethod(payment.methodId, 1),
  amount: 0,
  requested: unitsOf(payment.amountE5),
  balanceAfter: null,
  status: payment.status,
  timeStamp: payment.createdAt.toISOString(),
})
