import type { Tx } from '../../../db/db.ts'
import type { ProtectionTables } from '../../../db/tables/protection.ts'

export type Kind = ProtectionTables['exclusion']['kind']

/** What runs now of an exclusion or a break. */
export type Running = { kind: Kind; ends_at: Date | null; end_asked_at: Date | null }

export const isLater = (one: Date | null, other: Date | null) =>
  other !== null && (one === null || one > other)

/** A time-out ends by itself, which a self-exclusion must not. */
export const isWeaker = (kind: Kind, running: Kind) =>
  kind === 'time_out' && running === 'self_exclusion'

export const setEnded = (tx: Tx, id: bigint, now: Date) =>
  tx.updateTable('exclusion').set({ ended_at: now }).where('id', '=', id).execute()
