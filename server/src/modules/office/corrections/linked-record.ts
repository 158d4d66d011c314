import type { Linked, LinkedKind } from '@zar/contract/office/corrections'
import type { Db, Tx } from '../../../db/db.ts'
import { findBet } from '../../betting/index.ts'
import { findTransfer } from '../../ledger/index.ts'
import { findPayments } from '../../payments/index.ts'
import { findComplaints, findTickets } from '../../support/index.ts'

/** The record that a correction refers to, as both people see it. */
export type LinkedRecord = {
  playerId: string
  at: Date
  amountE5: bigint | null
  state: string | null
  /** Tickets and complaints whose handlers may not approve the correction. */
  cases: readonly string[]
}

/** The record of this number; undefined where there is none. */
export const readLinked = (
  db: Db | Tx,
  { kind, number }: Linked,
): Promise<LinkedRecord | undefined> => READ[kind](db as Db, BigInt(number))

const READ: Record<LinkedKind, (db: Db, number: bigint) => Promise<LinkedRecord | undefined>> = {
  round: async (db, number) => {
    const one = await findTransfer(db, { number })
    if (!one) return undefined
    const { playerId, at, amountE5, reason } = one
    return { playerId, at, amountE5, state: reason, cases: [] }
  },
  payment: async (db, number) => {
    const [one] = await findPayments(db, { number })
    return one && { ...one, state: one.kind, cases: [] }
  },
  bet: async (db, number) => {
    const one = await findBet(db, number)
    return one && { ...one, cases: [] }
  },
  ticket: async (db, number) => {
    const [one] = await findTickets(db, [`${number}`])
    if (!one) return undefined
    const { playerId, createdAt } = one
    return toldCase(playerId, createdAt, [`ticket:${number}`])
  },
  complaint: async (db, number) => {
    const [one] = await findComplaints(db, [`${number}`])
    if (!one) return undefined
    const { playerId, openedAt, ticket } = one
    return toldCase(playerId, openedAt, [`complaint:${number}`, `ticket:${ticket}`])
  },
}

const toldCase = (playerId: string, at: string, cases: readonly string[]): LinkedRecord => ({
  playerId,
  at: new Date(at),
  amountE5: null,
  state: null,
  cases,
})
