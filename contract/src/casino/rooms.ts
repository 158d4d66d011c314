import { z } from 'zod/mini'

/**
 * What goes on in the rooms of the arcade, for lobbies: server-sent events, each a `RoomTiles`. Anyone may
 * listen.
 */
export const ROOMS_PATH = '/api/casino/rooms'

const Colour = z.enum(['red', 'black', 'green', 'blue', 'turquoise', 'gold', 'purple', 'ivory'])

/** What a tile shows of a room's past and present, by the kind of its game. Sums are whole kuruş. */
const Memory = z.discriminatedUnion('kind', [
  /** The newest first. */
  z.object({
    kind: z.literal('results'),
    last: z.array(z.object({ text: z.string(), colour: Colour })),
  }),
  z.object({ kind: z.literal('seats'), taken: z.array(z.boolean()) }),
  /** The winners, the oldest first. */
  z.object({ kind: z.literal('road'), winners: z.array(z.enum(['player', 'banker', 'tie'])) }),
  z.object({
    kind: z.literal('bingo'),
    balls: z.union([z.literal(75), z.literal(90)]),
    ticketKurus: z.int(),
    /** The last five, the newest first. */
    last: z.array(z.int()),
    called: z.int(),
    prizeKurus: z.int(),
    bigPrizeKurus: z.int(),
  }),
  z.object({ kind: z.literal('line'), text: z.object({ tr: z.string(), en: z.string() }) }),
])
export type RoomMemory = z.infer<typeof Memory>

export const RoomTile = z.object({
  /** The room's own code; a supplier's integration may put something before it (`roomCodeOf`). */
  gameCode: z.string(),
  /** Null while the room rests or is closed. */
  round: z.nullable(
    z.object({
      number: z.int(),
      phase: z.object({
        name: z.string(),
        kind: z.enum(['betting', 'closed', 'play', 'result']),
        /** As of this message. */
        elapsedMs: z.number(),
        /** Null where the length would tell the result. */
        lengthMs: z.nullable(z.number()),
      }),
    }),
  ),
  /** Pages in the room. */
  people: z.int(),
  bets: z.int(),
  stakedKurus: z.int(),
  memory: z.nullable(Memory),
})
export type RoomTile = z.infer<typeof RoomTile>

/** `isWhole`: all that is known, in place of what was told before; else what changed. */
export const RoomTiles = z.object({ isWhole: z.boolean(), tiles: z.array(RoomTile) })
export type RoomTiles = z.infer<typeof RoomTiles>

/** The room of a game: `egt-zar_rulet` is `zar_rulet`. */
export const roomCodeOf = (gameCode: string): string => gameCode.replace(/^.*[-:]/, '')
