import type { Json } from '../games/game.ts'
import type { Listed } from '../games/rooms/room-game.ts'
import { RoundRecord } from './round-record.ts'
import { commitmentTo, type Verified, verifyRound } from './verifier.ts'

/** One record, a list of them, or `{ "rounds": [...] }`. Throws where the text is none of these. */
export function readRecords(text: string): RoundRecord[] {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return value.map((one) => RoundRecord.parse(one))
  const { rounds } = (value ?? {}) as { rounds?: unknown }
  if (Array.isArray(rounds)) return rounds.map((one) => RoundRecord.parse(one))
  return [RoundRecord.parse(value)]
}

export type Checked =
  /** The values name no round: an unknown game, or a bet or move that is none of its own. */
  | { kind: 'fault' }
  | {
      kind: 'computed'
      verified: Verified
      /** Null where the record does not tell it. */
      isSeedAsPromised: boolean | null
      /** Whether the round was computed with the mathematics that it was played under. */
      isGameAsPromised: boolean | null
      isWinAsPaid: boolean | null
    }

/** Computes a round again and compares it with what its record tells. */
export async function checkRecord(record: RoundRecord): Promise<Checked> {
  const { commitment, digest, winKurus } = record
  const verified = await verifyRecord(record).catch(() => undefined)
  if (!verified) return { kind: 'fault' }
  return {
    kind: 'computed',
    verified,
    isSeedAsPromised: commitment === undefined ? null : commitment === verified.commitment,
    isGameAsPromised: typeof digest === 'string' ? digest === verified.digest : null,
    isWinAsPaid: winKurus === undefined ? null : winKurus === verified.winKurus,
  }
}

/** A record that was typed has no digest: its commitment is that of the game now, or has none. */
async function verifyRecord(record: RoundRecord): Promise<Verified> {
  const round = {
    ...record,
    bet: record.bet as Json,
    moves: record.moves as Json[],
    past: record.past as Json,
    bets: record.bets as Listed<Json>[] | undefined,
  }
  const verified = await verifyRound(round)
  if (record.digest !== undefined || record.commitment === verified.commitment) return verified
  return { ...verified, commitment: await commitmentTo(record.serverSeed, verified.digest) }
}

/** Whether the round was computed and nothing that its record tells differs. */
export const isRight = (checked: Checked): boolean =>
  checked.kind === 'computed' &&
  checked.isSeedAsPromised !== false &&
  checked.isGameAsPromised !== false &&
  checked.isWinAsPaid !== false
