/** What a player reads of a time whose part of the ledger is detached. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detachByTwo, passSixYears } from '../../../testing/ledger-parts.ts'
import { gamesOfPlayer } from '../../casino/index.ts'
import { type Cashier, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
let playerId: string
let before: Awaited<ReturnType<Cashier['history']>>
/** Paid in 1,000 and another 300 long ago, and 500 since. */
beforeAll(async () => {
  cashier = await openCashier()
  playerId = await cashier.casino.player()
  await deposited(1_000)
  await deposited(300)
  const number = await passSixYears(cashier.casino)
  await deposited(500)
  before = await cashier.history(playerId)
  expect(before.rows).toHaveLength(3)
  expect(await detachByTwo(cashier.casino, number)).toEqual({ came: 'detached' })
})
afterAll(() => cashier.close())

async function deposited(amount: number) {
  await cashier.deposit(playerId, amount)
  const payment = (await cashier.payments(playerId)).at(-1)
  if (!payment) throw new Error('no payment')
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
}

async function statement(question: object = {}): Promise<string[][]> {
  const asked = { type: 0, format: 'csv', ...question }
  const { data } = await cashier.post('statement', playerId, asked, 'en')
  return Buffer.from(data.content, 'base64')
    .toString('utf8')
    .replaceAll('"', '')
    .trim()
    .split('\n')
    .map((line) => line.split(/[;,]/))
}

test('growth: the history begins behind the part, and its totals are of all the player ever moved', async () => {
  const { rows, totals } = await cashier.history(playerId)
  expect(rows).toEqual(before.rows.slice(0, 1))
  expect(totals).toEqual(before.totals)
  expect(totals).toMatchObject({ deposited: 1_800 })
})

test('growth: a statement begins at the cash that the player had at the end of the part', async () => {
  const text = (await statement()).map((line) => line.join(' ')).join('\n')
  expect(text).toMatch(/1,?300\.00/)
  expect(text).toMatch(/1,?800\.00/)
})

test.each([
  [{ from: '2019-01-01' }],
  [{ to: '2019-01-01' }],
  [{ from: '2019-01-01', to: '2030-01-01' }],
])(
  'growth: a period that reaches back into the part, %o, is refused in a clear sentence',
  async (period) => {
    for (const [locale, sentence] of [
      [
        'tr',
        'Bu dönemin hareketleri yasal saklama süresi dolduğu için artık burada değil. Daha yeni bir dönem seç.',
      ],
      [
        'en',
        'The movements of this period are no longer here: the time for which the law has them kept is over. Choose a later period.',
      ],
    ] as const) {
      for (const [name, question] of [
        ['history', { type: 0, before: null, take: 10 }],
        ['statement', { type: 0, format: 'csv' }],
      ] as const) {
        const answer = await cashier.post(name, playerId, { ...question, ...period }, locale)
        expect(answer).toMatchObject({ success: false, message: sentence })
      }
    }
  },
)

test('growth: a period behind the part is read as ever', async () => {
  const { rows } = await cashier.history(playerId, { from: '2024-01-01' })
  expect(rows).toHaveLength(1)
})

test('PRV-02, growth: the copy of a player’s own data says since when it has the movements', async () => {
  const { movements, movementsSince } = await gamesOfPlayer(cashier.casino.db).copy(playerId)
  expect(movements.total).toBe(1)
  expect(Date.now() - Date.parse(movementsSince ?? '')).toBeGreaterThan(5 * 365 * 86_400_000)
})
