import { randomUUID } from 'node:crypto'
import { TIME_ZONE } from '@zar/contract/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })
const begun = today()
let cashier: Cashier
let playerId: string
beforeAll(async () => {
  cashier = await openCashier()
  playerId = await cashier.casino.player()
  await live()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const cash = () => ({ ownerId: playerId, kind: 'player_cash' }) as const
const casino = (kind: 'games' | 'promotion') => ({ ownerId: HOUSE_ID, kind }) as const

const post = (reason: 'bet' | 'win' | 'bonus', liras: bigint) =>
  cashier.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      playerId,
      reason,
      amountE5: liras * E5,
      currency: 'TRY',
      key: `t:${randomUUID()}`,
      source: reason === 'bet' ? cash() : casino(reason === 'bonus' ? 'promotion' : 'games'),
      target: reason === 'bet' ? casino('games') : cash(),
    }),
  )

/** One of everything: deposits in three states, a bonus, a bet, a win, withdrawals in three. */
async function live(): Promise<void> {
  const verdict = async (status: string) => {
    const payment = (await cashier.payments(playerId)).at(-1)
    if (!payment) throw new Error('no payment')
    await cashier.callback(cashier.verdictOn(payment, status))
  }
  await cashier.deposit(playerId, 1_000)
  await verdict('approved')
  await cashier.deposit(playerId, 200)
  await verdict('declined')
  await post('bonus', 50n)
  await post('bet', 30n)
  await post('win', 70n)
  await cashier.withdraw(playerId, 100)
  await verdict('rejected')
  await cashier.withdraw(playerId, 110)
  await verdict('paid')
  await cashier.withdraw(playerId, 120)
  await cashier.deposit(playerId, 300)
}

const kinds = async (question: object) =>
  (await cashier.history(playerId, question)).rows.map((row: { kind: string; requested: number }) =>
    [row.kind, row.requested].join(' '),
  )

test.each([
  [1, ['withdrawal 110', 'withdrawal_return 100', 'win 70', 'bet 30', 'bonus 50', 'deposit 1000']],
  [2, ['withdrawal 120']],
  [3, []],
  [4, ['withdrawal 100', 'deposit 200']],
  [5, []],
  [6, ['deposit 300']],
])('§3 status %i shows its movements and payments alone', async (status, shown) => {
  expect(await kinds({ paymentStatus: status })).toEqual(shown)
})

test('every status is in one part, and the parts are the whole', async () => {
  const parts = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((status) => kinds({ paymentStatus: status })),
  )
  expect(parts.flat().sort()).toEqual((await kinds({})).sort())
})

test('a product shows what moved for it, and the products are the whole', async () => {
  expect(await kinds({ product: 'casino' })).toEqual(['win 70', 'bet 30'])
  expect(await kinds({ product: 'bonus' })).toEqual(['bonus 50'])
  const parts = await Promise.all(
    ['cashier', 'casino', 'sports', 'bonus'].map((product) => kinds({ product })),
  )
  expect(parts.flat().sort()).toEqual((await kinds({})).sort())
})

test('filters meet: type, status and product together', async () => {
  expect(await kinds({ type: 2, paymentStatus: 4 })).toEqual(['withdrawal 100'])
  expect(await kinds({ type: 1, paymentStatus: 6, product: 'cashier' })).toEqual(['deposit 300'])
  expect(await kinds({ type: 1, product: 'casino' })).toEqual([])
})

test('a period has its own totals, with the first page alone', async () => {
  // Payments are dated by the casino's clock, which stands still in tests; transfers by the database's.
  // Midnight may have passed meanwhile.
  const to = today()
  const page = await cashier.history(playerId, { from: begun, to, take: 3 })
  expect(page.totals).toEqual({ deposited: 1_000, withdrawn: 110, staked: 30, won: 70 })
  expect(page.totals).toEqual((await cashier.history(playerId)).totals)
  const next = await cashier.history(playerId, { from: begun, take: 3, before: page.next })
  expect(next.totals).toBeNull()
  expect(await cashier.history(playerId, { to: '2026-02-28' })).toEqual({
    rows: [],
    next: null,
    totals: { deposited: 0, withdrawn: 0, staked: 0, won: 0 },
  })
  const march = await cashier.history(playerId, { from: '2026-03-01', to: '2026-03-01' })
  expect(march.rows.map((row: { requested: number }) => row.requested)).toEqual([300, 200])
})

test('bonuses and refusals are found by index, past all bets', async () => {
  const { pool } = cashier.casino
  const { rows } = await pool.query(
    `explain select * from transfer t where player_id = $1 and reason in ('bonus')
       and id >= 0 and id < 9223372036854775807 order by id desc limit 21`,
    [playerId],
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/transfer_1_of_bonus/)
})
