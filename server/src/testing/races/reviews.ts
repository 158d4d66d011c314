import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideWithdrawal,
  extendReview,
  runReviewClock,
  verifyPayments,
} from '../../modules/payments/index.ts'
import { type Cashier, E5, openCashier } from '../../modules/payments/testing/cashier.ts'
import { codeOf, openProcesses, type Processes } from './at-once.ts'

const CASH = 900n
const HELD = 600
const ENDS: readonly string[] = ['approved', 'released', 'returned']

/** People and the clock, in two processes whose time differs by a moment, on one withdrawal each time. */
export function raceReviews(rounds: number): void {
  describe('the review clock', () => {
    let cashier: Cashier
    let processes: Processes
    beforeAll(async () => {
      cashier = await openCashier()
      cashier.deps.messages.mail.send = async () => {}
      processes = openProcesses(cashier.casino)
    })
    afterAll(async () => {
      const { db, clock } = cashier.casino
      expect(await verifyPayments(db, { now: clock.now() })).toEqual([])
      await processes.close()
      await cashier.close()
    })

    const depsAt = (caller: number, now: Date) => ({
      ...cashier.deps,
      db: processes.dbOf(caller),
      clock: { now: () => now },
    })

    /** Everybody's word on one withdrawal at the moment at which its clock runs out. */
    async function allAtOnce(id: string, clockAt: Date): Promise<string[]> {
      const before = new Date(clockAt.getTime() - 1)
      const word = { paymentId: id, operator: 'ayla' }
      const more = { paymentId: id, operator: 'ayla', code: 'risk', hours: 1 } as const
      const no = { paymentId: id, operator: 'cem', reject: 'other_name' } as const
      const said = await Promise.all([
        runReviewClock(depsAt(0, clockAt)).then(String),
        codeOf(decideWithdrawal(depsAt(1, before), word)),
        codeOf(decideWithdrawal(depsAt(0, before), no)),
        codeOf(decideWithdrawal(depsAt(1, clockAt), { ...word, operator: 'deniz' })),
        codeOf(extendReview(depsAt(0, clockAt), more)),
        runReviewClock(depsAt(1, clockAt)).then(String),
      ])
      expect(said[3]).toMatch(/clock_ran_out|withdrawal_decided/)
      // Both looks may have passed by what a person held.
      await runReviewClock(depsAt(0, clockAt))
      return said
    }

    async function endsOf(id: string) {
      const { rows } = await cashier.casino.pool.query<{ step: string; operator: string }>(
        'select step, operator from payment_event where payment_id = $1 order by seq',
        [id],
      )
      return rows.filter(({ step }) => ENDS.includes(step))
    }

    async function play(playerId: string): Promise<'clock' | 'person'> {
      const { casino } = cashier
      expect(await cashier.withdraw(playerId, HELD)).toMatchObject({ success: true })
      const { id, clock_at: clockAt } = await cashier.onlyPayment(playerId)
      if (!clockAt) throw new Error('it has no clock')
      casino.clock.set(clockAt)
      const said = await allAtOnce(id, clockAt)
      const [end, ...more] = await endsOf(id)
      expect([end?.step, more], said.join()).toEqual([expect.any(String), []])
      const isBack = end?.step === 'returned'
      const orders = (await cashier.jobs()).filter((key) => key === `payout:${id}`)
      expect(orders).toHaveLength(isBack ? 0 : 1)
      expect(await casino.cashE5(playerId)).toBe((isBack ? CASH : CASH - BigInt(HELD)) * E5)
      await casino.pool.query('delete from graphile_worker._private_jobs')
      return end?.operator === 'system:clock' ? 'clock' : 'person'
    }

    test(`ACC-11: of people and the clock at one moment one decides, ${rounds} times`, async () => {
      const wishes = Array.from({ length: rounds }, () => ({ cashE5: CASH * E5 }))
      const counts = { person: 0, clock: 0 }
      for (const playerId of await cashier.casino.players(wishes)) counts[await play(playerId)] += 1
      expect(counts.person).toBeGreaterThan(0)
      expect(counts.clock).toBeGreaterThan(0)
      expect(await cashier.casino.sumOfBooks()).toBe(0n)
    })
  })
}
