import { randomUUID } from 'node:crypto'
import { balancesE5, HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { decideWithdrawal, extendReview, setReviewRule, verifyPayments } from '../index.ts'
import type { RuleChange } from '../review/house/set-rule.ts'
import { runReviewClock } from '../review/run-clock.ts'
import { type Cashier, E5, openCashier } from './cashier.ts'

/** Two people, and a third. */
export const [AYLA, DENIZ, CEM] = ['ayla', 'deniz', 'cem'] as const

/** A cashier in which withdrawals are held, and a clock that a test moves. */
export async function openReviews() {
  const cashier = await openCashier()
  cashier.deps.messages.mail.send = async () => {}
  return reviewsOf(cashier)
}

export function reviewsOf(cashier: Cashier) {
  const { casino, deps } = cashier
  let day = 0
  const reviews = {
    cashier,
    /** This moment of the day that the test has begun. */
    set: (time: string) => casino.clock.set(at(day, time)),
    at: (time: string) => at(day, time),
    /** A day of its own, with nothing held and no job. */
    async newDay() {
      await reviews.finish()
      day += 10
      casino.clock.set(at(day, '00:00:00'))
      await cashier.startOver()
    },
    /** Lets every clock run out, each at its time. */
    async finish() {
      for (;;) {
        const next = await nextClock(cashier)
        if (!next) return
        if (next > casino.clock.now()) casino.clock.set(next)
        await runReviewClock(deps)
      }
    },
    /** A player whose deposits were staked, so that the sum alone is looked at. */
    async player(cash = 400_000n): Promise<string> {
      const playerId = await casino.player({ cashE5: cash * E5 })
      await cashier.wasPaidBefore(playerId)
      await staked(cashier, playerId, cash * E5)
      return playerId
    },
    /** One that is held for its sum, unless the player says otherwise; `more` is of its form. */
    async held(amount = 8_000, playerId?: string, more: object = {}) {
      const whose = playerId ?? (await reviews.player())
      const answer = await cashier.withdraw(whose, amount, more)
      if (!answer.success) throw new Error(answer.message)
      const [id = ''] = (await cashier.payments(whose)).map((one) => one.id).slice(-1)
      return { id, playerId: whose }
    },
    async read(id: string) {
      return casino.db
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    },
    events: (id: string) =>
      casino.db
        .selectFrom('payment_event')
        .selectAll()
        .where('payment_id', '=', id)
        .orderBy('seq')
        .execute(),
    async moneyOf(playerId: string) {
      const { player_cash = 0n, player_withdrawal = 0n } = await balancesE5(casino.db, playerId)
      return { cash: player_cash / E5, onItsWay: player_withdrawal / E5 }
    },
    /** What is wrong with the payments, but for those that were only there to have been. */
    async findings() {
      const all = await verifyPayments(casino.db, { now: casino.clock.now() })
      return all.filter(
        ({ sentence }) => !sentence.endsWith('its status is 1, and it has moved nothing'),
      )
    },
    run: () => runReviewClock(deps),
    approve: (paymentId: string, operator: string = AYLA) =>
      decideWithdrawal(deps, { paymentId, operator }),
    reject: (
      paymentId: string,
      reject: 'wrong_account' | 'other_name' | 'more_proof' | 'review_failed',
      operator: string = AYLA,
    ) => decideWithdrawal(deps, { paymentId, operator, reject }),
    extend: (paymentId: string, operator: string, hours = 24) =>
      extendReview(deps, { paymentId, operator, hours, code: 'risk' }),
    async setRule(change: RuleChange) {
      const rule = { change, because: 'a test' }
      await setReviewRule(deps, { ...rule, operator: AYLA })
      return setReviewRule(deps, { ...rule, operator: DENIZ })
    },
  }
  return reviews
}

export type Reviews = Awaited<ReturnType<typeof openReviews>>

const nextClock = async ({ casino }: Cashier) =>
  (
    await casino.db
      .selectFrom('payment')
      .select('clock_at')
      .where('approved_at', 'is', null)
      .where('status', '=', 2)
      .where('clock_at', 'is not', null)
      .orderBy('clock_at')
      .limit(1)
      .executeTakeFirst()
  )?.clock_at

const at = (day: number, time: string) =>
  new Date(Date.parse(`2026-03-01T${time}.000Z`) + day * 24 * 60 * 60_000)

async function staked({ casino }: Cashier, playerId: string, amountE5: bigint) {
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const games = { ownerId: HOUSE_ID, kind: 'games' } as const
  const common = { playerId, currency: 'TRY', amountE5 } as const
  await casino.db.transaction().execute(async (tx) => {
    const bet = { source: cash, target: games, reason: 'bet', key: `t:${randomUUID()}` } as const
    await postTransfer(tx, { ...common, ...bet })
    const win = { source: games, target: cash, reason: 'win', key: `t:${randomUUID()}` } as const
    await postTransfer(tx, { ...common, ...win })
  })
}
