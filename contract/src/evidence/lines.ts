import { z } from 'zod/mini'
import { count, digits, hash, hex, logName, text, time, uuid } from './values.ts'

/** The columns of a transfer, all as text. */
export const ROW = z.readonly(
  z.tuple([
    digits, // id
    text, // key
    z.nullable(uuid), // player
    digits, // source
    digits, // target
    digits, // amount
    text, // reason
    z.nullable(digits), // balance of the source after it
    z.nullable(digits), // balance of the target after it
    digits, // microseconds since 1970
  ]),
)
/** What every fact has. */
export const TOLD = z.looseObject({
  at: time,
  kind: text,
  n: count.check(z.minimum(1)),
  subject: text,
})

const ACCOUNT = z.strictObject({ id: digits, kind: text, opening: digits, closing: digits })
const LOG = z.strictObject({ log: logName, origin: text, subject: text, facts: count })
const PATH = z.array(hash)

/** The lines of a file, each with exactly these members. */
export const LINE = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('bundle'),
    v: z.literal(1),
    origin: text,
    player: uuid,
    number: text,
    made: time,
    from: time,
    to: time,
    whole: z.boolean(),
    policy: z.strictObject({ twoAbove: digits }),
    accounts: z.array(ACCOUNT),
    logs: z.array(LOG),
  }),
  z.strictObject({
    t: z.literal('head'),
    v: z.literal(1),
    log: text,
    batches: count,
    rows: count,
    root: hash,
    at: time,
    key: hex(8),
    sig: hex(64),
  }),
  z.strictObject({ t: z.literal('top'), log: text, path: PATH }),
  z.strictObject({
    t: z.literal('batch'),
    log: text,
    i: count,
    after: digits,
    to: digits,
    rows: count,
    root: hash,
    mac: hash,
    at: time,
  }),
  z.strictObject({ t: z.literal('proof'), log: text, b: count, path: PATH }),
  z.strictObject({
    t: z.literal('item'),
    log: text,
    b: count,
    p: count,
    salt: hex(16),
    body: z.union([ROW, TOLD]),
  }),
  z.strictObject({ t: z.literal('leaf'), log: text, b: count, p: count, leaf: hash }),
  z.strictObject({ t: z.literal('end'), lines: count, root: hash, key: hex(8), sig: hex(64) }),
])

export type Row = z.infer<typeof ROW>
export type Line = z.infer<typeof LINE>
export type LineOf<Type extends Line['t']> = Extract<Line, { t: Type }>
