import { z } from 'zod/mini'
import { PRODUCERS } from '../protocol/producer-name.ts'

const producer = z._default(z.enum(PRODUCERS), 'live')
const count = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 3)
const forMs = (ms: number) => z._default(z.int().check(z.minimum(1), z.maximum(3_600_000)), ms)
const event = z.optional(z.string())

/** What is done wrong on purpose. `forMs`: for so long; `count`: to so many messages, the next ones. */
export const BadDay = z.discriminatedUnion('kind', [
  /** Messages that are numbered and never sent. */
  z.object({ kind: z.literal('gap'), producer, count }),
  /** Messages that are sent twice. */
  z.object({ kind: z.literal('duplicate'), producer, count }),
  /** Messages that are sent before the one before them. */
  z.object({ kind: z.literal('disorder'), producer, count }),
  /** Messages with a signature that is wrong. */
  z.object({ kind: z.literal('bad-signature'), producer, count }),
  /** Nothing is sent, no sign of life either, and no recovery is answered. */
  z.object({ kind: z.literal('silence'), producer, forMs: forMs(10_000) }),
  /** Everything is sent so much later than it was made. */
  z.object({ kind: z.literal('late'), producer, forMs: forMs(10_000), byMs: forMs(6_000) }),
  /** What was told is forgotten: another epoch begins. */
  z.object({ kind: z.literal('memory-loss'), producer }),
  /** A price that is far off; then the right one, and the bets placed meanwhile are cancelled. */
  z.object({ kind: z.literal('wrong-price'), producer, forMs: forMs(10_000), event }),
  /** A match that is played is given up for good. It is not put right. */
  z.object({ kind: z.literal('abandonment'), event }),
  /** A settled event is rolled back and settled otherwise; then that is rolled back, and it is settled right. */
  z.object({ kind: z.literal('rollback'), producer, forMs: forMs(10_000), event }),
])
export type BadDay = z.output<typeof BadDay>
export type BadDayOf<K extends BadDay['kind']> = Extract<BadDay, { kind: K }>

/** Those that happen between us and a consumer. The others are told as any message is. */
const ON_THE_WIRE = [
  ...(['gap', 'duplicate', 'disorder', 'bad-signature', 'silence', 'late'] as const),
] as const
export type WireDay = BadDayOf<(typeof ON_THE_WIRE)[number]>
/** Those of the company itself. */
export type CompanyDay = Exclude<BadDay, WireDay>
export const isOnTheWire = (day: BadDay): day is WireDay =>
  ON_THE_WIRE.some((kind) => kind === day.kind)
