import { Refusal } from '../../../platform/refusal.ts'

/**
 * Where a row stands in a player's history: at its transfer, or (with `seq`) at the payment that
 * was made after that transfer and has moved nothing.
 */
export type Place = { transferId: bigint; seq: bigint | null }

const CURSOR = /^(\d{1,18})(?:\.(\d{1,18}))?$/

export const cursorOf = ({ transferId, seq }: Place): string =>
  seq === null ? String(transferId) : `${transferId}.${seq}`

/** The place that a page continues after; undefined is the top. */
export function readCursor(before: string | null): Place | undefined {
  if (before === null) return undefined
  const [, transferId, seq] = CURSOR.exec(before) ?? []
  if (transferId === undefined) throw new Refusal('invalid_input')
  return { transferId: BigInt(transferId), seq: seq === undefined ? null : BigInt(seq) }
}
