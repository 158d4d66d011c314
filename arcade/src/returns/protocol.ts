import { z } from 'zod/mini'

/** What `/api/returns` tells of every game that can be opened. Parts are of one: 0.96 is 96 %. */
const Played = z.object({
  /** The first day that is counted, universal time: `2026-03-01`. */
  since: z.string(),
  rounds: z.int(),
  /** Rounds that returned anything. */
  hits: z.int(),
  returned: z.number(),
  /** What the same bets were bound to return. */
  expected: z.number(),
  /** Half of the 99 % interval around `returned`. */
  half: z.number(),
  /** The greatest return of a round, in hundredths of its stakes. */
  mostHundredths: z.int(),
  isAlarm: z.boolean(),
})

/** Of one version of a game: another is another mathematics. */
const VersionReturns = z.object({
  version: z.string(),
  digest: z.string(),
  declared: z.object({
    /** Of the worst and of the best way to bet. */
    lowest: z.number(),
    highest: z.number(),
    /** As a fraction, where the game has one return that is known as one: `24/25`. */
    exact: z.nullable(z.string()),
    isOfBestPlay: z.boolean(),
  }),
  /** Null before the first round. */
  played: z.nullable(Played),
})
export type VersionReturns = z.infer<typeof VersionReturns>

export const GameReturns = z.object({
  gameCode: z.string(),
  name: z.object({ tr: z.string(), en: z.string() }),
  studio: z.string(),
  family: z.enum(['slot', 'instant', 'scratch', 'table', 'live', 'bingo', 'tv', 'virtual']),
  /** Whether new rounds begin. */
  isOpen: z.boolean(),
  ...VersionReturns.shape,
  /** Versions that begin no round any more, the newest first. */
  earlier: z.array(VersionReturns),
})
export type GameReturns = z.infer<typeof GameReturns>

export const ReturnsReply = z.object({ at: z.string(), games: z.array(GameReturns) })
export type ReturnsReply = z.infer<typeof ReturnsReply>
