import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesE5 } from '../../ledger/index.ts'
import { decideWithdrawal, runReviewClock, verifyPayments } from '../index.ts'
import { type Cashier, E5, openCashier, PASSWORD } from '../testing/cashier.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let cashier: Cashier
const mails: { to: string; subject: string | null; text: string }[] = []
const ended: string[] = []
beforeAll(async () => {
  cashier = await openCashier()
  cashier.deps.messages.mail.send = async (_tx, message) => void mails.push(message)
  cashier.deps.endSessions = async (playerId) => ended.push(playerId)
})
beforeEach(async () => {
  mails.length = 0
  ended.length = 0
  await cashier.startOver()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const call = async (path: string, token: string, locale = 'tr') =>
  cashier.post(path, undefined, { token }, locale)
const state = (token: string) => call('stop/state', token)
const stop = (token: string) => call('stop', token)
const tokenOf = () => /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
const moneyOf = async (playerId: string) => {
  const { player_cash, player_withdrawal } = await balancesE5(cashier.casino.db, playerId)
  return [player_cash, player_withdrawal]
}

/** A first payout of ₺3.000, which waits out its day, and the secret of its email. */
async function waiting(more: object = {}) {
  const playerId = await cashier.casino.player({ cashE5: 4_000n * E5 })
  await cashier.casino.db.deleteFrom('player_total').where('player_id', '=', playerId).execute()
  const answer = await cashier.withdraw(playerId, 3_000, more)
  expect(answer).toMatchObject({ success: true })
  return { playerId, answer, token: tokenOf(), payment: await cashier.onlyPayment(playerId) }
}
/** Time passes here by days, over many clocks: of the findings those of money are looked at. */
const wrongMoney = async () =>
  (await verifyPayments(cashier.casino.db)).filter(({ rule }) => rule === 'LED-10')
const BACK = [4_000n * E5, 0n]
const OUT = [1_000n * E5, 3_000n * E5]

/** Nobody else has anything against it: its deposits count as staked. */
async function onlyNew(paymentId: string) {
  await cashier.casino.db
    .updateTable('payment')
    .set({ hold: 'new_account' })
    .where('id', '=', paymentId)
    .execute()
  await cashier.casino.owner.db
    .updateTable('payment_event')
    .set({ reason: 'new_account' })
    .where('payment_id', '=', paymentId)
    .where('step', '=', 'held')
    .execute()
}

test('H1, FRD-05: a high first payout waits 24 hours, seen in the timeline, and is then paid by itself', async () => {
  const { playerId, payment } = await waiting()
  await onlyNew(payment.id)
  const until = new Date(cashier.casino.clock.now().getTime() + DAY_MS)
  expect(payment.hold_until).toEqual(until)
  const { data } = await cashier.post('transaction', playerId, { id: payment.id })
  expect(data.steps.map((step: { title: string }) => step.title)).toContain('24 saat bekliyor')
  expect(JSON.stringify(data.steps)).toMatch(/bağlantıyla durdur/)
  cashier.casino.clock.advance(DAY_MS - 1)
  await runReviewClock(cashier.deps)
  await cashier.askPayout(payment.id)
  expect(cashier.bank.orders).toEqual([])
  cashier.casino.clock.advance(1)
  await runReviewClock(cashier.deps)
  expect(await cashier.jobs()).toContain(`payout:${payment.id}`)
  cashier.bank.payoutStatus = 'paid'
  await cashier.askPayout(payment.id)
  expect(await moneyOf(playerId)).toEqual([1_000n * E5, 0n])
  const after = await cashier.post('transaction', playerId, { id: payment.id })
  expect(after.data.steps.map((step: { title: string }) => step.title)).toContain(
    '24 saat bekletildi',
  )
})

test('H1, FRD-05: a block stops no withdrawal to an account in the player’s own name', async () => {
  const { playerId, payment } = await waiting()
  await onlyNew(payment.id)
  await cashier.casino.setStatus(playerId, 'blocked')
  cashier.casino.clock.advance(DAY_MS)
  await runReviewClock(cashier.deps)
  cashier.bank.payoutStatus = 'paid'
  await cashier.askPayout(payment.id)
  expect(await moneyOf(playerId)).toEqual([1_000n * E5, 0n])
})

test('H1, FRD-05: while a player is blocked, money to an address without a name comes back', async () => {
  const detail = { Amount: 3_000, Network: 'doruk', Address: 'd0ruk-4f2a' }
  const { playerId, payment } = await waiting({ id: 4, detail })
  await cashier.casino.setStatus(playerId, 'blocked')
  cashier.casino.clock.advance(DAY_MS)
  await runReviewClock(cashier.deps)
  expect(await moneyOf(playerId)).toEqual(BACK)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    id: payment.id,
    reason: 'no_confirmed_account',
  })
})

test('FRD-05: small sums to a new account one after the other wait too, once they are high together', async () => {
  const playerId = await cashier.casino.player({ cashE5: 4_000n * E5 })
  const holds: unknown[] = []
  for (const amount of [900, 900, 900]) {
    await cashier.withdraw(playerId, amount)
    holds.push((await cashier.payments(playerId)).at(-1)?.hold_until ?? null)
  }
  const until = new Date(cashier.casino.clock.now().getTime() + DAY_MS)
  expect(holds).toEqual([null, null, until])
  expect(mails).toHaveLength(2)
  // A day after the first the account is known.
  cashier.casino.clock.advance(DAY_MS)
  await cashier.withdraw(playerId, 900, { password: undefined })
  expect((await cashier.payments(playerId)).at(-1)).toMatchObject({ hold_until: null })
})

test('H1: an operator’s yes does not shorten the wait, and their no ends it', async () => {
  const { playerId, payment } = await waiting()
  const decide = (more: object = {}) =>
    decideWithdrawal(cashier.deps, { paymentId: payment.id, operator: 'ayla', ...more })
  expect(payment.hold).toBe('turnover')
  expect(await decide()).toBe('waits out')
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    hold: 'new_account',
    approved_at: null,
  })
  await expect(decide()).rejects.toMatchObject({ code: 'withdrawal_waits' })
  expect(await cashier.jobs()).toEqual([])
  await decide({ reject: 'other_name' })
  expect(await moneyOf(playerId)).toEqual(BACK)
})

test('H1, AUT-10: one press of the link in the email stops the withdrawal without a log-in, and gives the money back once', async () => {
  const { playerId, payment, token } = await waiting()
  expect(mails[0]?.text).toContain('http://site.test/stop-withdrawal')
  expect((await state(token)).data).toMatchObject({
    state: 'open',
    amount: 3_000,
    account: 'TR33 •••• 1326',
    until: payment.hold_until?.toISOString(),
  })
  expect(await moneyOf(playerId)).toEqual(OUT)
  const answers = await Promise.all(Array.from({ length: 10 }, () => stop(token)))
  for (const answer of answers) expect(answer).toMatchObject({ data: { state: 'stopped' } })
  expect(await moneyOf(playerId)).toEqual(BACK)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 5 })
  expect((await state(token)).data.state).toBe('stopped')
  // It is as new as it was, and nothing of it goes out later.
  cashier.casino.clock.advance(DAY_MS)
  await runReviewClock(cashier.deps)
  expect(await cashier.jobs()).not.toContain(`payout:${payment.id}`)
  expect(await wrongMoney()).toEqual([])
  expect((await cashier.history(playerId)).totals.withdrawn).toBe(0)
  expect(await cashier.withdraw(playerId, 100, { password: undefined })).toMatchObject({
    data: { code: 'password_needed' },
  })
  expect((await cashier.pushes(playerId)).map((push) => JSON.stringify(push)).join()).toContain(
    'Para çekme durduruldu',
  )
})

test('H1: stopped by the link, turned down by an operator, asked of the bank and told by the bank at once, the money is back once or gone once', async () => {
  for (let round = 0; round < 20; round += 1) {
    cashier.bank.orders.length = 0
    const { playerId, payment, token } = await waiting()
    if (round % 2 === 0) {
      // Its time is over: it is on its way to the bank.
      await onlyNew(payment.id)
      cashier.casino.clock.advance(DAY_MS)
      await runReviewClock(cashier.deps)
    }
    await Promise.allSettled([
      stop(token),
      decideWithdrawal(cashier.deps, { paymentId: payment.id, operator: 'ayla' }),
      cashier.askPayout(payment.id),
      stop(token),
      decideWithdrawal(cashier.deps, {
        paymentId: payment.id,
        operator: 'cem',
        reject: 'wrong_account',
      }),
      cashier.callback(cashier.verdictOn(payment, 'rejected')),
      stop(token),
      cashier.askPayout(payment.id),
    ])
    const { status, payee_checked_at } = await cashier.onlyPayment(playerId)
    const [cash, onItsWay] = await moneyOf(playerId)
    expect([cash, onItsWay]).toEqual(status === 2 ? OUT : BACK)
    expect([2, 4, 5]).toContain(status)
    // What the bank may have was not stopped.
    if (status === 5) expect(cashier.bank.orders).toEqual([])
    if (status === 2 && round % 2 === 0) expect(payee_checked_at).not.toBeNull()
    await cashier.casino.pool.query('delete from graphile_worker._private_jobs')
  }
  expect(await wrongMoney()).toEqual([])
})

test('a link tells what became of it: sent, paid, turned down, and after a week nothing', async () => {
  const { payment, token } = await waiting()
  await onlyNew(payment.id)
  cashier.casino.clock.advance(DAY_MS)
  await runReviewClock(cashier.deps)
  await cashier.askPayout(payment.id)
  expect((await stop(token)).data.state).toBe('sent')
  await cashier.callback(cashier.verdictOn(payment, 'paid'))
  expect((await stop(token)).data).toMatchObject({ state: 'paid', amount: 3_000 })
  cashier.casino.clock.advance(7 * DAY_MS + 1)
  expect((await stop(token)).data).toEqual({
    state: 'expired',
    amount: null,
    account: null,
    askedAt: null,
    until: null,
  })
  expect(await call('stop/sessions', token)).toMatchObject({ data: { code: 'stop_link_invalid' } })

  const other = await waiting()
  await decideWithdrawal(cashier.deps, {
    paymentId: other.payment.id,
    operator: 'ayla',
    reject: 'other_name',
  })
  expect((await stop(other.token)).data.state).toBe('returned')
  expect(await moneyOf(other.playerId)).toEqual(BACK)
})

test('AUZ-01: a link that was changed, or is another’s, does nothing', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const [, mac = ''] = one.token.split('.')
  for (const token of [
    'yok',
    one.token.slice(0, -1),
    `${one.token.slice(0, -2)}AA`,
    `${other.payment.id}.${mac}`,
    `${one.payment.id}.${'A'.repeat(43)}`,
    one.payment.id,
  ]) {
    for (const path of ['stop', 'stop/state', 'stop/sessions']) {
      expect(await call(path, token)).toMatchObject({
        status: 404,
        data: { code: 'stop_link_invalid' },
      })
    }
  }
  expect(await moneyOf(one.playerId)).toEqual(OUT)
  expect(ended).toEqual([])
})

test('SES-03: by the link the player ends all their sessions', async () => {
  const { playerId, token } = await waiting()
  expect((await call('stop/sessions', token)).data).toEqual({ ended: 1 })
  expect(ended).toEqual([playerId])
})

test('the panel has no link: it is for whoever reads the email', async () => {
  const { playerId } = await waiting({ password: PASSWORD })
  const { rows } = await cashier.casino.pool.query(
    'select note_tr, note_en from notification where player_id = $1',
    [playerId],
  )
  expect(JSON.stringify(rows)).toContain('durdur')
  expect(JSON.stringify(rows)).not.toContain('#')
})
