import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { HoldReason } from '../../../db/tables/payments.ts'
import { type WaitingBeside, waitingBeside } from '../../approvals/index.ts'
import { findMethod } from '../methods/methods.ts'
import { HOLDS, holdsBy } from '../pay-rule/hold-texts.ts'
import { type PayRule, readPayRules } from '../pay-rule/read-pay-rule.ts'
import { LAW_TEXT } from '../texts.ts'

export type HeldState = 'held' | 'first_approved' | 'extended' | 'timed' | 'law'

/** What one person has proposed of a withdrawal. Times are texts of the database. */
export type WaitingProposal = WaitingBeside & {
  terms: { reason?: string; code?: string; kind?: string; hours?: number }
}

export type QueuedWithdrawal = {
  id: string
  seq: bigint
  version: number
  playerId: string
  usercode: string
  username: string
  amountE5: bigint
  method: string
  state: HeldState
  hold: HoldReason
  why: string
  askedAt: Date
  promiseAt: Date | null
  clockAt: Date | null
  firstApprover: string | null
  /** Who of compliance has consented to it. */
  consentedBy: string | null
  proposals: WaitingProposal[]
}

/** How far a withdrawal that is held is, as the queue shows it: `timed` waits out its time, and for nobody. */
const STATE = sql<HeldState>`case when legal_hold_id is not null then 'law' when hold = 'new_account' then 'timed'
  when first_approver is not null then 'first_approved' when extended_s > 0 then 'extended' else 'held' end`
/** What a proposal names it by. */
export const OBJECT = sql`'withdrawal:' || payment.id`
/** What the law holds was promised nothing and comes last. */
const PROMISE = sql<Date>`coalesce(promised_at, 'infinity')`

export const heldOf = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .where('payment.type', '=', PAYMENT_TYPES.Withdraw)
    .where('payment.status', '=', PAYMENT_STATUS.Pending)
    .where('payment.approved_at', 'is', null)

type Asked = {
  locale: Locale
  /** One of them alone. */
  id?: string
  state?: HeldState | undefined
  /** The id of the last one of the page before. */
  after?: string | undefined
  limit: number
  now: Date
}

/** What is held, the oldest promise first. */
export async function readQueue(db: Db, asked: Asked): Promise<QueuedWithdrawal[]> {
  const { id, state, after, limit, locale, now } = asked
  const rows = await heldOf(db)
    .select(['payment.id', 'payment.seq', 'version', 'player_id', 'player.usercode'])
    .select(['player.username', 'amount_e5', 'method_id', 'hold', 'payment.created_at'])
    .select(['promised_at', 'clock_at', 'first_approver', 'payment.legal_hold_id', 'pay_rule'])
    .select([STATE.as('state'), waitingBeside(OBJECT).as('proposals')])
    .select((eb) =>
      eb
        .selectFrom('withdrawal_consent')
        .select('given_by')
        .whereRef('payment_id', '=', 'payment.id')
        .as('consentedBy'),
    )
    .$if(id !== undefined, (query) => query.where('payment.id', '=', id ?? ''))
    .$if(state !== undefined, (query) => query.where(sql<SqlBool>`${STATE} = ${state}`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${PROMISE}, payment.seq) > (
          select coalesce(before.promised_at, 'infinity'), before.seq from payment before where before.id = ${after}::uuid)`,
      ),
    )
    .orderBy(PROMISE)
    .orderBy('payment.seq')
    .limit(limit)
    .execute()
  const rules = await readPayRules(db)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    version: row.version,
    playerId: row.player_id,
    usercode: row.usercode,
    username: row.username,
    amountE5: row.amount_e5,
    method: findMethod(row.method_id, PAYMENT_TYPES.Withdraw)?.title[locale] ?? '',
    state: row.state,
    hold: row.hold ?? 'manual',
    why: (row.legal_hold_id === null ? holdOf(row, rules) : LAW_TEXT)[locale],
    askedAt: row.created_at,
    promiseAt: row.promised_at,
    clockAt: row.clock_at,
    firstApprover: row.first_approver,
    consentedBy: row.consentedBy,
    proposals: (row.proposals ?? []).filter(({ lapsesAt }) => new Date(lapsesAt) > now),
  }))
}

type Hold = { hold: HoldReason | null; pay_rule: number | null }

/** Why it is held, with the bounds that it was judged by. */
function holdOf({ hold, pay_rule: version }: Hold, rules: ReadonlyMap<number, PayRule>) {
  const rule = rules.get(version ?? 1)
  return (rule ? holdsBy(rule) : HOLDS)[hold ?? 'manual']
}

/** How many are held, and what they come to. */
export async function countQueue(db: Db): Promise<{ count: number; sumE5: bigint }> {
  const { count, sumE5 } = await heldOf(db)
    .select(sql<bigint>`count(*)`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount_e5), 0)::bigint`.as('sumE5'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), sumE5 }
}

/** How many are held, how many of them past their promise, since when, and the first promise. */
export async function countWaiting(db: Db) {
  return heldOf(db)
    .select(sql<number>`count(*)::int`.as('waiting'))
    .select(sql<number>`(count(*) filter (where promised_at <= clock_timestamp()))::int`.as('late'))
    .select(sql<Date | null>`min(payment.created_at)`.as('oldestAt'))
    .select(sql<Date | null>`min(promised_at)`.as('promiseAt'))
    .executeTakeFirstOrThrow()
}
