import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { SEED } from '../../../testing/chance.ts'
import { codeOf } from '../../../testing/races/at-once.ts'
import { seeded } from '../../../testing/seeded.ts'
import type { PaymentDeps } from '../deps.ts'
import { decideWithdrawal, extendReview, runReviewClock, verifyPayments } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

const HOLDS = 10_000
const PLAYERS = 2_000
const TICK_MS = 2 * 60_000
const TICKS = (30 * 24 * 60 * 60_000) / TICK_MS
const PEOPLE = ['ayla', 'deniz', 'cem', 'ela']
/** What may be said to a person who comes too late, or is no second. */
const LATE = ['done', 'clock_ran_out', 'withdrawal_decided', 'withdrawal_waits', 'longest_hold']
const SAID = [...LATE, 'second_approver_needed']

const random = seeded(SEED)
const below = (count: number) => Math.floor(random() * count)
const person = () => PEOPLE[below(PEOPLE.length)] ?? 'ayla'

let cashier: Cashier
let other: ReturnType<typeof openDb>
beforeAll(async () => {
  cashier = await openCashier()
  cashier.deps.messages.mail.send = async () => {}
  other = openDb({ url: cashier.casino.url, poolSize: 3, isPatient: true })
})
afterAll(async () => {
  await other.close()
  await cashier.close()
})

/** One in thirty of its decisions loses its connection with all written and nothing committed. */
const worker = (deps: PaymentDeps): PaymentDeps => ({
  ...deps,
  audit: async (tx) => {
    if (random() > 1 / 30) return
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await cashier.casino.owner.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    killed += 1
  },
})
let killed = 0

type Deed = () => Promise<unknown>

/** What people of the house will do about one, at ticks from now on; absent ones do nothing. */
function plan(paymentId: string): [inTicks: number, deed: Deed][] {
  const { deps } = cashier
  const no = (reject: 'other_name' | 'review_failed') => () =>
    decideWithdrawal(deps, { paymentId, operator: person(), reject })
  const yes = () => decideWithdrawal(deps, { paymentId, operator: person() })
  const more = { paymentId, code: 'risk', hours: 1 + below(24) } as const
  const extend = () => extendReview(deps, { ...more, operator: person() })
  const plans: Deed[][] = [
    ...Array.from({ length: 4 }, () => []),
    [yes],
    [yes],
    [yes, yes],
    [no('other_name')],
    [no('review_failed')],
    [no('review_failed'), no('review_failed')],
    [extend],
    [extend, extend],
    [extend, extend, yes],
    [extend, extend, extend, extend, extend, extend, extend],
  ]
  return (plans[below(plans.length)] ?? []).map((deed) => [below(12), deed])
}

test(`ACC-11: in a month of ${HOLDS} holds each one ends by people or by the clock, once and in time`, async () => {
  const { casino, deps } = cashier
  const wishes = Array.from({ length: PLAYERS }, () => ({ cashE5: 3_500n * E5 }))
  const players = await casino.players(wishes)
  const due = new Map<number, Deed[]>()
  const workers = [worker(deps), worker({ ...deps, db: other.db })]
  let held = 0
  for (let tick = 0; tick < TICKS; tick += 1) {
    casino.clock.advance(TICK_MS)
    const wanted = Math.min(HOLDS, Math.ceil(((tick + 1) * HOLDS) / (TICKS - 4 * 720)))
    for (; held < wanted; held += 1) {
      const playerId = players[held % PLAYERS] ?? ''
      expect(await cashier.withdraw(playerId, 600)).toMatchObject({ success: true })
      const { id } = await newest(playerId)
      for (const [inTicks, deed] of plan(id)) {
        due.set(tick + inTicks, [...(due.get(tick + inTicks) ?? []), deed])
      }
    }
    const deeds = (due.get(tick) ?? []).map(async (deed) => codeOf(deed()))
    const looks = workers.map((one) => runReviewClock(one))
    for (const code of await Promise.all(deeds)) expect(SAID).toContain(code)
    await Promise.all(looks)
    due.delete(tick)
  }
  await finish(workers)
  await expectAllEnded()
  expect(killed).toBeGreaterThan(20)
}, 7_200_000)

const newest = (playerId: string) =>
  cashier.casino.db
    .selectFrom('payment')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Nobody of the house is there any more. */
async function finish(workers: readonly PaymentDeps[]): Promise<void> {
  for (let tick = 0; tick < 5 * 720; tick += 1) {
    cashier.casino.clock.advance(TICK_MS)
    await Promise.all(workers.map((one) => runReviewClock(one)))
  }
}

async function expectAllEnded(): Promise<void> {
  const { db, clock, pool, sumOfBooks } = cashier.casino
  expect(await verifyPayments(db, { now: clock.now() })).toEqual([])
  expect(await sumOfBooks()).toBe(0n)
  const { rows } = await pool.query<{ ends: number; count: number }>(
    `select ends, count(*)::int as count from (
      select count(event.at) filter (where step in ('approved', 'released', 'returned'))::int as ends
        from payment left join payment_event event on event.payment_id = payment.id
        where payment.type = 2 group by payment.id) payments group by 1`,
  )
  expect(rows).toEqual([{ ends: 1, count: HOLDS }])
  const late = await pool.query(
    `select from payment_event where operator = 'system:clock' and at > clock_at + interval '5 minutes'`,
  )
  expect(late.rowCount).toBe(0)
  const byClock = await pool.query(`select from payment_event where operator = 'system:clock'`)
  expect(byClock.rowCount).toBeGreaterThan(HOLDS / 3)
}
