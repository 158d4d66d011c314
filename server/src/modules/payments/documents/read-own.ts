import { unitsOf } from '@zar/contract/money'
import { type AskedDocument, DOCUMENT_LIMITS, type HandedIn } from '@zar/contract/players/documents'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Tables } from '../../../db/tables.ts'
import { findCases } from '../../queues/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { filesOf } from './files.ts'
import { countOfDay } from './hand-in.ts'
import { isAwaited, subjectOf } from './queue.ts'

/** How long the player still sees what has ended, and how many at most. */
const SHOWN_MS = 7 * 24 * 60 * 60_000
const SHOWN_MAX = 5

/** What the player is asked for, the newest first, with what became of what they handed in. */
export async function readAsked(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  playerId: string,
): Promise<AskedDocument[]> {
  const now = clock.now()
  const asked = await db
    .selectFrom('document_ask')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment.id', 'kind', 'document_ask.asked_at', 'amount_e5'])
    .select(['status', 'approved_at', 'legal_hold_id', 'hold', 'clock_at'])
    .where('document_ask.player_id', '=', playerId)
    .where((eb) =>
      eb.or([
        eb('document_ask.asked_at', '>', new Date(now.getTime() - SHOWN_MS)),
        sql<boolean>`status = 2 and approved_at is null`,
      ]),
    )
    .orderBy('document_ask.asked_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  if (asked.length === 0) return []
  const payments = asked.map(({ id }) => id)
  const [handed, ofDay] = await Promise.all([
    readHanded(db, payments),
    countOfDay(db, playerId, now),
  ])
  return asked.map((one) => {
    const documents = handed(one.id)
    const isOpen = isAwaited(one, now)
    return {
      payment: one.id,
      kind: one.kind,
      amount: unitsOf(one.amount_e5),
      askedAt: one.asked_at.toISOString(),
      endsAt: isOpen ? (one.clock_at?.toISOString() ?? null) : null,
      documents,
      canHandIn: answerOf({ isOpen, documents, ofDay }),
    }
  })
}

type Known = { isOpen: boolean; documents: HandedIn[]; ofDay: number }

function answerOf({ isOpen, documents, ofDay }: Known): AskedDocument['canHandIn'] {
  if (!isOpen) return 'over'
  if (documents.some(({ state }) => state === 'waiting' || state === 'taken')) return 'waits'
  return ofDay >= DOCUMENT_LIMITS.dayMax ? 'day_full' : 'yes'
}

async function readHanded(db: Db, payments: readonly string[]) {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('payment_id', 'in', payments)
    .orderBy('handed_at', 'desc')
    .execute()
  const subjects = rows.map(({ id }) => subjectOf(id))
  const [files, cases] = await Promise.all([
    filesOf(
      db,
      rows.map(({ id }) => id),
    ),
    findCases(db, 'documents', subjects),
  ])
  const taken = new Set(cases.flatMap(({ subject, state }) => (state === 'taken' ? [subject] : [])))
  return (payment: string): HandedIn[] =>
    rows.flatMap((row) =>
      row.payment_id === payment
        ? [
            {
              id: row.id,
              state: stateOf(row, taken.has(subjectOf(row.id))),
              code: row.code,
              handedAt: row.handed_at.toISOString(),
              decidedAt: row.decided_at?.toISOString() ?? null,
              files: files(row.id).map(({ name }) => name),
            },
          ]
        : [],
    )
}

/** One that waits and that somebody has opened is being looked at. */
export const stateOf = (
  { state }: Pick<Selectable<Tables['document']>, 'state'>,
  isTaken: boolean,
): HandedIn['state'] => (state === 'waiting' && isTaken ? 'taken' : state)

/** All that the player has handed in for these payments, for the copy of their data. */
export async function copyDocuments(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('document')
    .innerJoin('document_ask', 'document_ask.payment_id', 'document.payment_id')
    .select(['document.id', 'document.payment_id', 'kind', 'state', 'handed_at', 'decided_at'])
    .where('document.player_id', '=', playerId)
    .orderBy('handed_at')
    .execute()
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  return (payment: string) =>
    rows.flatMap(({ id, payment_id, kind, state, handed_at, decided_at }) =>
      payment_id === payment
        ? [
            {
              kind,
              state,
              files: files(id).map(({ name }) => name),
              handedAt: handed_at.toISOString(),
              decidedAt: decided_at?.toISOString() ?? null,
            },
          ]
        : [],
    )
}
