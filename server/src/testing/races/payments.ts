import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesE5, verifyLedger } from '../../modules/ledger/index.ts'
import {
  decideWithdrawal,
  paymentCallback,
  paymentRoutes,
  paymentTasks,
  verifyPayments,
} from '../../modules/payments/index.ts'
import { sign } from '../../modules/payments/services/signed-body.ts'
import { type Cashier, E5, openCashier, SECRET } from '../../modules/payments/testing/cashier.ts'
import { stopLink } from '../../modules/payments/withdrawals/stop-link.ts'
import { mountRoutes } from '../../platform/http/http.ts'
import {
  type Ask,
  atOnce,
  codeOf,
  expectAll,
  expectOne,
  openProcesses,
  type Processes,
  race,
} from './at-once.ts'

const CASH_E5 = 10_000n * E5
/** An operator decides one of this sum, and one is enough. */
const HELD = 6_000
/** One of this sum goes to the bank by itself. */
const SMALL = 100
const BACK = { cash: CASH_E5, onItsWay: 0n }

/**
 * Money that comes back from the bank's side: a withdrawal that is stopped by its link, which is the one
 * way in which its player cancels it, that an operator turns down, or that the bank returns; and a deposit
 * that goes straight back.
 */
export function racePayments(rounds: number): void {
  describe('the cashier', () => {
    let cashier: Cashier
    let processes: Processes
    let ask: Ask
    beforeAll(async () => {
      cashier = await openCashier()
      cashier.deps.messages.mail.send = async () => {}
      processes = openProcesses(cashier.casino)
      ask = processes.serve((app, db) => {
        mountRoutes(app, paymentRoutes({ ...cashier.deps, db }), async () => undefined)
        paymentCallback(app, { ...cashier.deps, db })
      }, cashier.casino)
    })
    afterAll(async () => {
      expect((await verifyLedger(cashier.casino.db)).findings).toEqual([])
      expect(await verifyPayments(cashier.casino.db)).toEqual([])
      await processes.close()
      await cashier.close()
    })

    const depsOf = (caller: number) => ({ ...cashier.deps, db: processes.dbOf(caller) })
    async function expectMoney(playerId: string, money: { cash: bigint; onItsWay: bigint }) {
      const { player_cash, player_withdrawal } = await balancesE5(cashier.casino.db, playerId)
      expect({ cash: player_cash, onItsWay: player_withdrawal }).toEqual(money)
      expect(await cashier.casino.sumOfBooks()).toBe(0n)
    }
    async function withdrawn(amount: number) {
      const playerId = await cashier.casino.player({ cashE5: CASH_E5 })
      expect(await cashier.withdraw(playerId, amount)).toMatchObject({ success: true })
      const { id, ...payment } = await cashier.onlyPayment(playerId)
      return { playerId, payment: { id, ...payment }, id }
    }
    async function stop(caller: number, paymentId: string) {
      const [, token] = stopLink(cashier.deps, { paymentId, locale: 'tr' }).split('#')
      const url = '/api/payment/stop'
      const answer = await ask(caller, { method: 'POST', url, payload: { token } })
      return [answer.statusCode, answer.json().data.state]
    }
    async function callback(caller: number, verdict: object): Promise<number> {
      const payload = JSON.stringify(verdict)
      const signature = sign(SECRET, payload, cashier.casino.clock.now())
      const headers = { 'content-type': 'application/json', 'x-bank-signature': signature }
      const url = '/payments/callback'
      return (await ask(caller, { method: 'POST', url, headers, payload })).statusCode
    }
    const reject = (caller: number, paymentId: string, operator: string) =>
      codeOf(decideWithdrawal(depsOf(caller), { paymentId, operator, reject: 'wrong_account' }))

    test('H1: ten presses of the link of one withdrawal stop it once, and all ten read that it is stopped', () =>
      race(rounds, async () => {
        const { playerId, id } = await withdrawn(HELD)
        expectAll(await atOnce((caller) => stop(caller, id)), [200, 'stopped'])
        await expectMoney(playerId, BACK)
      }))

    test('an operator who turns a withdrawal down ten times at once gives it back once, and hears the same each time', () =>
      race(rounds, async () => {
        const { playerId, id } = await withdrawn(HELD)
        expectAll(await atOnce((caller) => reject(caller, id, 'ayla')), 'done')
        await expectMoney(playerId, BACK)
        expect(await cashier.payments(playerId)).toMatchObject([{ status: 4 }])
      }))

    test('ten operators who turn down one withdrawal give it back once; nine hear that it was decided', () =>
      race(rounds, async () => {
        const { playerId, id } = await withdrawn(HELD)
        const said = await atOnce((caller) => reject(caller, id, `operator ${caller}`))
        expectOne(said, 'done', 'withdrawal_decided')
        await expectMoney(playerId, BACK)
      }))

    test('H1: a withdrawal that its link and operators end at once comes back once', () =>
      race(rounds, async () => {
        const { playerId, id } = await withdrawn(HELD)
        const said = await atOnce(async (caller) =>
          caller % 3 ? reject(caller, id, `operator ${caller}`) : (await stop(caller, id))[1],
        )
        const isStopped = said.includes('stopped')
        const [links, operators] = isStopped ? ['stopped', 0] : ['returned', 1]
        expect(said.filter((word) => word === links)).toHaveLength(4)
        expect(said.filter((word) => word === 'done')).toHaveLength(operators as number)
        expect(said.filter((word) => word === 'withdrawal_decided')).toHaveLength(
          6 - (operators as number),
        )
        await expectMoney(playerId, BACK)
      }))

    test.each([
      ['the bank’s job', () => false, 'one'],
      ['ten callbacks of one event', () => true, 'one'],
      ['ten callbacks of ten events', () => true, 'ten'],
      ['jobs and callbacks', (caller: number) => caller % 4 > 1, 'ten'],
    ])(
      'a payout that the bank returns by %s at once is back once, and all are taken',
      (_, isCallback, events) =>
        race(rounds, async () => {
          cashier.bank.payoutStatus = 'rejected'
          const { playerId, payment } = await withdrawn(SMALL)
          const verdict = cashier.verdictOn(payment, 'rejected')
          const said = await atOnce(async (caller) => {
            if (isCallback(caller)) {
              const eventId = events === 'one' ? verdict.eventId : randomUUID()
              return callback(caller, { ...verdict, eventId })
            }
            await paymentTasks(depsOf(caller)).ask_payout?.({ paymentId: payment.id })
            return 200
          })
          expectAll(said, 200)
          await expectMoney(playerId, BACK)
        }),
    )

    test('ten payouts of the bank’s that all say they were of one withdrawal give it back once', () =>
      race(rounds, async () => {
        const { playerId, payment } = await withdrawn(SMALL)
        const verdict = cashier.verdictOn(payment, 'rejected')
        const said = await atOnce((caller) =>
          callback(caller, { ...verdict, gatewayId: randomUUID() }),
        )
        expectOne(said, 200, 400)
        await expectMoney(playerId, BACK)
      }))

    test.each(['one event', 'ten events'])(
      'a deposit over the limit that %s of the bank’s tell of ten times at once goes back once',
      (events) =>
        race(rounds, async () => {
          const playerId = await cashier.casino.player()
          await cashier.deposit(playerId, 400)
          const order = await cashier.onlyPayment(playerId)
          const { db, clock } = cashier.casino
          await db
            .insertInto('player_limit')
            .values({
              player_id: playerId,
              kind: 'deposit',
              period: 'day',
              most: 100n * E5,
              changed_at: clock.now(),
              wished: null,
              wished_at: null,
            })
            .execute()
          const verdict = cashier.verdictOn(order, 'approved')
          const said = await atOnce((caller) =>
            callback(caller, {
              ...verdict,
              eventId: events === 'one event' ? verdict.eventId : randomUUID(),
            }),
          )
          expectAll(said, 200)
          await expectMoney(playerId, { cash: 0n, onItsWay: 400n * E5 })
          const [, back, ...more] = await cashier.payments(playerId)
          if (!back || more.length > 0) throw new Error('one payment back')
          const paid = cashier.verdictOn(back, 'paid')
          expectAll(await atOnce((caller) => callback(caller, paid)), 200)
          await expectMoney(playerId, { cash: 0n, onItsWay: 0n })
        }),
    )
  })
}
