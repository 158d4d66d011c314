import { z } from 'zod/mini'
import type { Json } from '../games/game.ts'
import { commitmentTo, type RoundToVerify, type Verified, verifyRound } from './verifier.ts'

const AnyJson = z.json()

/** A round as a player's history exports it; `docs/verifying.md` describes it. */
export const RoundRecord = z.object({
  gameCode: z.string(),
  serverSeed: z.string().check(z.minLength(1)),
  clientSeed: z.string(),
  nonce: z.int().check(z.nonnegative()),
  bet: AnyJson,
  moves: z._default(z.array(AnyJson), []),
  /** What was told before and after the round; compared where they are there. */
  commitment: z.optional(z.string()),
  /** Of the game's mathematics; null where the commitment has none. */
  digest: z.optional(z.nullable(z.string())),
  winKurus: z.optional(z.int()),
})
export type RoundRecord = z.infer<typeof RoundRecord>

/** One record, a list of them, or `{ "rounds": [...] }`. Throws where the text is none of these. */
export function readRecords(text: string): RoundRecord[] {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return value.map((one) => RoundRecord.parse(one))
  const { rounds } = (value ?? {}) as { rounds?: unknown }
  if (Array.isArray(rounds)) return rounds.map((one) => RoundRecord.parse(one))
  return [RoundRecord.parse(value)]
}

/** A round that its player may verify: its server seed is revealed. */
type Revealed = Omit<RoundToVerify, 'serverSeed'> & {
  serverSeed: string | null
  commitment: string
  winKurus: number
  state: 'open' | 'settled' | 'voided'
}

/** The records of the rounds whose seed is revealed. The win of a round that was left is not told. */
export function recordsOf(rounds: readonly Revealed[]): RoundRecord[] {
  return rounds.flatMap(({ serverSeed, state, winKurus, ...round }) =>
    serverSeed === null
      ? []
      : [
          RoundRecord.parse({
            ...round,
            serverSeed,
            ...(state === 'settled' && { winKurus }),
          }),
        ],
  )
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
  const round = { ...record, bet: record.bet as Json, moves: record.moves as Json[] }
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
