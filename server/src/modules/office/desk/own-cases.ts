import type { OwnCase } from '@zar/contract/office/desk/desk'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { findPayments } from '../../payments/index.ts'
import { listOwnCases } from '../../queues/index.ts'

/** What a person has open: their cases of the queues, and the withdrawals that they took. */
export async function readOwnCases(db: Db, staffId: string): Promise<OwnCase[]> {
  const [cases, withdrawals] = await Promise.all([
    listOwnCases(db, staffId),
    readWithdrawals(db, staffId),
  ])
  const own: OwnCase[] = cases.map(({ queue, subject, state, isUrgent, promiseAt }) => ({
    queue,
    subject,
    name: subject.slice(subject.indexOf(':') + 1),
    state,
    isUrgent,
    promiseAt,
  }))
  return [...own, ...withdrawals].sort((one, other) =>
    (one.promiseAt ?? '9').localeCompare(other.promiseAt ?? '9'),
  )
}

const WITHDRAWAL = 'withdrawal:'

async function readWithdrawals(db: Db, staffId: string): Promise<OwnCase[]> {
  const locks = await db
    .selectFrom('office_lock')
    .select('object')
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .where('object', 'like', `${WITHDRAWAL}%`)
    .execute()
  const ids = locks.map(({ object }) => object.slice(WITHDRAWAL.length))
  const found = await findPayments(db, { ids })
  return found.map(({ id, number, promiseAt }) => ({
    queue: 'withdrawals',
    subject: `${WITHDRAWAL}${id}`,
    name: number,
    state: null,
    isUrgent: false,
    promiseAt: promiseAt?.toISOString() ?? null,
  }))
}
