import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cashier, E5, openCashier, SECRET } from '../../testing/cashier.ts'
import { sign } from '../signed-body.ts'

let cashier: Cashier
let playerId: string
let payment: Awaited<ReturnType<Cashier['onlyPayment']>>
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(async () => {
  playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  payment = await cashier.onlyPayment(playerId)
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

const approved = (changed: object = {}) => cashier.verdictOn(payment, 'approved', changed)
const at = (ms: number) => new Date(cashier.casino.clock.now().getTime() + ms)
/** Its body, under a signature made over something else or at another time. */
const underSignature = (of: (text: string) => string | undefined) => () => {
  const text = JSON.stringify(approved())
  const signature = of(text)
  return cashier.callback(text, signature === undefined ? {} : { 'x-bank-signature': signature })
}
const now = () => cashier.casino.clock.now()

test.each([
  ['no signature', underSignature(() => undefined), 401],
  ['an empty signature', underSignature(() => ''), 401],
  ['another secret', underSignature((text) => sign('b2'.repeat(32), text, now())), 401],
  ['a signature of another body', underSignature(() => sign(SECRET, '{}', now())), 401],
  [
    'a body changed after signing',
    underSignature((text) => sign(SECRET, text.replace('25000', '99999'), now())),
    401,
  ],
  ['a signature of long ago', underSignature((text) => sign(SECRET, text, at(-301_000))), 401],
  ['a signature of the future', underSignature((text) => sign(SECRET, text, at(301_000))), 401],
  [
    'a time moved under the signature',
    underSignature((text) =>
      sign(SECRET, text, at(-900_000)).replace(/t=\d+/, `t=${Math.floor(now().getTime() / 1_000)}`),
    ),
    401,
  ],
  ['half a signature', underSignature((text) => sign(SECRET, text, now()).slice(0, -10)), 401],
  ['another amount', () => cashier.callback(approved({ amountKurus: 250_000 })), 409],
  [
    'an amount so high that the bank is asked',
    () => cashier.callback(approved({ amountKurus: 2_500_000 })),
    503,
  ],
  [
    'nobody who paid',
    () => cashier.callback(approved({ payer: { account: '', holder: '' } })),
    400,
  ],
  ['another currency', () => cashier.callback(approved({ currency: 'EUR' })), 409],
  ['another checkout', () => cashier.callback(approved({ gatewayId: randomUUID() })), 409],
  ['a payout’s verdict', () => cashier.callback(cashier.verdictOn(payment, 'paid')), 409],
  ['an unknown order', () => cashier.callback(approved({ orderId: randomUUID() })), 404],
  ['a status that we do not know', () => cashier.callback(approved({ status: 'settled' })), 400],
  ['an amount in fractions', () => cashier.callback(approved({ amountKurus: 0.5 })), 400],
  ['a field too many', () => cashier.callback(approved({ bonus: 1 })), 400],
  ['no JSON', () => cashier.callback('approved'), 400],
  ['nothing', () => cashier.callback(''), 400],
])('PCI-02: a callback with %s moves nothing', async (_, forge, status) => {
  expect((await forge()).status).toBe(status)
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 6 })
  // The real one is still taken afterwards.
  expect((await cashier.callback(approved())).status).toBe(200)
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
})

test('PCI-02: fifty identical callbacks at once are one credit and one piece of news', async () => {
  const verdict = approved()
  const answers = await Promise.all(Array.from({ length: 50 }, () => cashier.callback(verdict)))
  expect(answers).toEqual(answers.map(() => ({ status: 200, received: true })))
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
  expect(await cashier.pushes(playerId)).toHaveLength(2)
})

test('the bank may tell the same verdict again as another event', async () => {
  await cashier.callback(approved())
  expect((await cashier.callback(approved())).status).toBe(200)
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
})

test('the first verdict stands: another one is refused and moves nothing', async () => {
  await cashier.callback(approved())
  expect((await cashier.callback(cashier.verdictOn(payment, 'declined'))).status).toBe(400)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
})

test('approved and declined at once: one of them stands whole', async () => {
  const answers = await Promise.all([
    cashier.callback(approved()),
    cashier.callback(cashier.verdictOn(payment, 'declined')),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  const isCredited = (await cashier.onlyPayment(playerId)).status === 1
  expect(await cashier.casino.cashE5(playerId)).toBe(isCredited ? 250n * E5 : 0n)
})

test.each([
  ['declined', 0n],
  ['approved', 250n * E5],
] as const)(
  'PCI-02: a verdict on what was %s, when its answer is long forgotten, moves nothing any more',
  async (first, cashE5) => {
    expect((await cashier.callback(cashier.verdictOn(payment, first))).status).toBe(200)
    cashier.casino.clock.advance(31 * 24 * 60 * 60_000)
    await cashier.casino.db.deleteFrom('request').where('owner_id', '=', payment.id).execute()
    const late = [
      approved(),
      approved({ amountKurus: 99_000 }),
      cashier.verdictOn(payment, 'declined'),
    ]
    for (const verdict of late) expect((await cashier.callback(verdict)).status).toBe(409)
    expect(await cashier.casino.cashE5(playerId)).toBe(cashE5)
  },
)

test('only JSON within the size is read', async () => {
  const send = (type: string, payload: string) =>
    cashier.app.inject({
      method: 'POST',
      url: '/payments/callback',
      headers: { 'content-type': type },
      payload,
    })
  expect((await send('text/plain', 'hello')).statusCode).toBe(415)
  expect((await send('application/json', `"${'x'.repeat(5_000)}"`)).statusCode).toBe(413)
})
