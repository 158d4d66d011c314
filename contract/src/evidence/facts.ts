import { z } from 'zod/mini'
import { OUTCOMES } from '../betting/outcome.ts'
import type { TOLD } from './lines.ts'
import { count, digits, hash, text, time } from './values.ts'

const kind = <const Kind extends string, Members extends z.core.$ZodLooseShape>(
  name: Kind,
  members: Members,
) => z.strictObject({ kind: z.literal(name), at: time, n: count, subject: text, ...members })

const by = z.array(text)
const PAYMENT = {
  payment: text,
  by: z.optional(by),
  code: z.optional(text),
  clock: z.optional(time),
}
const PLACED_LEG = z.strictObject({
  event: text,
  market: text,
  line: z.nullable(text),
  selection: text,
  odds: count,
  banker: z.optional(z.boolean()),
})
/** `facts` may be missing here, as `version` below: that is a finding of its own. */
const SETTLED_LEG = z.strictObject({
  outcome: z.nullable(z.enum(OUTCOMES)),
  share: z.optional(z.readonly(z.tuple([count, count]))),
  facts: z.optional(z.record(text, z.unknown())),
  source: text,
  at: time,
})

/** The kinds of facts, each with its members. */
const FACT = z.discriminatedUnion('kind', [
  kind('payment.ordered', {
    ...PAYMENT,
    type: z.enum(['deposit', 'withdrawal']),
    amount: digits,
    method: text,
    account: z.nullable(text),
  }),
  kind('payment.opened', PAYMENT),
  kind('payment.held', { ...PAYMENT, by, code: text }),
  kind('payment.first_approved', { ...PAYMENT, by }),
  kind('payment.extended', { ...PAYMENT, by, code: text }),
  kind('payment.approved', { ...PAYMENT, by }),
  kind('payment.released', { ...PAYMENT, by, code: text }),
  kind('payment.declined', { ...PAYMENT, by, code: text }),
  kind('payment.sent', PAYMENT),
  kind('payment.late', PAYMENT),
  kind('payment.paid', PAYMENT),
  kind('payment.returned', PAYMENT),
  kind('payment.given_up', PAYMENT),
  kind('payment.merged', PAYMENT),
  kind('bet.placed', {
    bet: text,
    key: text,
    cost: digits,
    unit: digits,
    sizes: z.array(count),
    legs: z.array(PLACED_LEG),
    rules: text,
  }),
  kind('bet.settled', {
    bet: text,
    version: z.optional(count),
    payout: digits,
    keys: z.array(text),
    legs: z.array(SETTLED_LEG),
  }),
  kind('bet.cashed_out', { bet: text, paid: digits, keys: z.array(text) }),
  kind('seed.committed', { pair: text, commitment: hash }),
  kind('seed.client', { pair: text, client: text }),
  kind('seed.revealed', { pair: text, server: text }),
  kind('round.played', {
    pair: text,
    round: text,
    game: text,
    maths: hash,
    nonce: count,
    stake: digits,
    win: digits,
    stakes: z.array(text),
    wins: z.array(text),
    block: hash,
  }),
  kind('terms.accepted', { document: text, version: text, sha256: hash, locale: text }),
  kind('limit.set', {
    limit: text,
    period: text,
    was: z.nullable(digits),
    most: z.nullable(digits),
    by: text,
    effective: time,
  }),
  kind('message.sent', { message: text, sender: text, text }),
])

/** Exclusions and bonuses have the members that their kind names. */
const OF_ANY_MEMBERS = /^(exclusion|bonus)\.[a-z_]+$/

export type Fact = z.infer<typeof FACT>
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>
export type Told = z.infer<typeof TOLD>

/** `lacks`: a member is missing or of another form. `free`: of a kind that may have any members. */
export type ReadFact = Fact | 'free' | 'lacks'

/** Undefined where the kind or a member is one that nobody knows. */
export function readFact(told: Told): ReadFact | undefined {
  if (OF_ANY_MEMBERS.test(told.kind)) return 'free'
  const read = FACT.safeParse(told)
  if (read.success) return read.data
  const isKnown = read.error.issues.every(
    ({ code, path }) => code !== 'unrecognized_keys' && path[0] !== 'kind',
  )
  return isKnown ? 'lacks' : undefined
}
