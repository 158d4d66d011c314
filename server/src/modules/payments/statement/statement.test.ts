import { randomUUID } from 'node:crypto'
import { STATEMENT_MAX } from '@zar/contract/payment'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'
import { amountText } from './read-statement.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

type Answer = { name: string; type: string; content: string }
const ask = (playerId: string | undefined, question: object = {}, locale = 'tr') =>
  cashier.post('statement', playerId, { type: 0, format: 'csv', ...question }, locale)

async function fileOf(playerId: string, question: object = {}, locale = 'tr') {
  const { data } = await ask(playerId, question, locale)
  const { name, type, content } = data as Answer
  return { name, type, bytes: Buffer.from(content, 'base64') }
}

/** The rows of a CSV whose texts hold neither line breaks nor quotes. */
const tableOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace('\ufeff', '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')))

/** Whole 1/100 000 of `1250,00`, `1250.5` or `₺1.250,00`; nothing is nothing. */
function e5Of(text: string | undefined): bigint {
  const plain = (text ?? '').replace(/₺|\.(?=\d{3})/g, '').replace(',', '.')
  const [whole = '0', rest = ''] = plain.split('.')
  return BigInt(whole || '0') * E5 + BigInt(rest.padEnd(5, '0'))
}

async function post(playerId: string, reason: 'bet' | 'win' | 'bonus', amountE5: bigint) {
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const other = {
    ownerId: HOUSE_ID,
    kind: reason === 'bonus' ? ('promotion' as const) : ('games' as const),
  }
  await cashier.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      playerId,
      reason,
      amountE5,
      currency: 'TRY',
      key: `t:${randomUUID()}`,
      source: reason === 'bet' ? cash : other,
      target: reason === 'bet' ? other : cash,
    }),
  )
}

/** A deposit, a bonus, bets and wins finer than a kuruş, a refused deposit and a withdrawal. */
async function lived(rounds = 3): Promise<string> {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 1_000)
  const [deposit] = await cashier.payments(playerId)
  if (!deposit) throw new Error('no deposit')
  await cashier.callback(cashier.verdictOn(deposit, 'approved'))
  await post(playerId, 'bonus', 25n * E5)
  for (let round = 0; round < rounds; round += 1) {
    await post(playerId, 'bet', 10n * E5)
    await post(playerId, 'win', 1_234_567n)
  }
  await cashier.deposit(playerId, 300)
  await cashier.withdraw(playerId, 200)
  return playerId
}

test('a CSV adds up: opening balance, every movement, closing balance, to the last hundred-thousandth', async () => {
  const playerId = await lived()
  const { name, type, bytes } = await fileOf(playerId)
  expect([name, type]).toEqual(['zar-ekstre.csv', 'text/csv; charset=utf-8'])
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, opening, ...rest] = tableOf(bytes)
  const [sum, closing] = rest.splice(-2)
  expect(head?.slice(0, 2)).toEqual(['Tarih', 'İşlem'])
  expect(opening?.[8]).toBe('0,00')

  let balance = e5Of(opening?.[8])
  for (const [, , , , , , into, out, after] of rest) {
    balance += e5Of(into) - e5Of(out)
    if (after) expect(e5Of(after)).toBe(balance)
  }
  expect(e5Of(closing?.[8])).toBe(balance)
  expect(balance).toBe(await cashier.casino.cashE5(playerId))
  expect(e5Of(sum?.[6]) - e5Of(sum?.[7])).toBe(balance)

  const transfers = await cashier.casino.db
    .selectFrom('transfer')
    .select('amount_e5')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  const moved = rest.map(([, , , , , , into, out]) => e5Of(into) + e5Of(out)).filter(Boolean)
  expect(moved).toEqual(transfers.map(({ amount_e5 }) => amount_e5))
  expect(rest.at(-2)?.slice(1, 8)).toEqual([
    ...['Para yatırma', 'Deneme havalesi', expect.any(String), 'Oluşturuldu', '300,00', '', ''],
  ])
})

test('a PDF has the same movements and balances, in Turkish letters, over as many pages as it takes', async () => {
  const playerId = await lived(60)
  const { name, type, bytes } = await fileOf(playerId, { format: 'pdf' })
  expect([name, type]).toEqual(['zar-ekstre.pdf', 'application/pdf'])
  const texts = readPdf(bytes)
  expect(texts).toEqual(expect.arrayContaining(['Hesap ekstresi', 'İşlem', 'Sayfa 3 / 3']))
  expect(texts.some((text) => text.includes('�'))).toBe(false)
  expect(texts.some((text) => text.includes('Deniz Yılmaz'))).toBe(true)

  const csv = tableOf((await fileOf(playerId)).bytes).slice(1)
  const amounts = texts.filter((text) => text.startsWith('₺')).map(e5Of)
  const toKurus = (amountE5: bigint) => amountE5 - (amountE5 % 1_000n)
  const told = csv.flatMap(([, , , , , , ...sums]) => sums.filter(Boolean).map(e5Of).map(toKurus))
  expect(amounts).toEqual(told)
  const kinds = texts.filter((text) => /^(Bahis|Kazanç)$/.test(text))
  expect(kinds).toHaveLength(120)
})

test('in English it is English, with a point before the decimals', async () => {
  const playerId = await lived()
  const { name, bytes } = await fileOf(playerId, {}, 'en')
  expect(name).toBe('zar-statement.csv')
  const [head, opening, deposit] = tableOf(bytes)
  expect([head?.[0], opening?.[1]]).toEqual(['Date', 'Opening balance'])
  expect(deposit?.slice(1, 3)).toEqual(['Deposit', 'Sandbox bank transfer'])
  expect(deposit?.[6]).toBe('1000.00')
  const pdf = readPdf((await fileOf(playerId, { format: 'pdf' }, 'en')).bytes)
  expect(pdf).toEqual(expect.arrayContaining(['Account statement', 'Closing balance']))
})

test('what a selection leaves out is one sum, so that the balances still meet', async () => {
  const playerId = await lived()
  for (const question of [{ type: 1 }, { type: 2 }, { product: 'bonus' }, { paymentStatus: 6 }]) {
    const [, opening, ...rest] = tableOf((await fileOf(playerId, question)).bytes)
    const [others, , closing] = rest.slice(-3)
    expect(others?.[1]).toBe('Bu seçimde gösterilmeyen hareketler')
    const moved = rest
      .slice(0, -2)
      .reduce((sum, [, , , , , , into, out]) => sum + e5Of(into) - e5Of(out), 0n)
    expect(e5Of(opening?.[8]) + moved).toBe(e5Of(closing?.[8]))
    expect(e5Of(closing?.[8])).toBe(await cashier.casino.cashE5(playerId))
  }
})

test('a period begins with the balance the day before left, and ends with the one it left', async () => {
  const playerId = await lived()
  const { pool } = cashier.casino.owner
  // Rows are final, but not for whoever owns the table.
  await pool.query('alter table transfer disable trigger transfer_is_final')
  await pool.query(
    `update transfer set created_at = case reason when 'deposit' then timestamptz '2026-10-31 23:59:59+03'
        when 'withdrawal_reserve' then '2026-12-01 00:00:00+03' else '2026-11-15 12:00:00+03' end
       where player_id = $1`,
    [playerId],
  )
  await pool.query('alter table transfer enable trigger transfer_is_final')
  const question = { from: '2026-11-01', to: '2026-11-30' }
  const { name, bytes } = await fileOf(playerId, question)
  expect(name).toBe('zar-ekstre-2026-11-01-2026-11-30.csv')
  const table = tableOf(bytes)
  expect(table[1]?.[8]).toBe('1000,00')
  expect(table.slice(2, -2).map(([, what]) => what)).toEqual([
    ...['Bonus', 'Bahis', 'Kazanç', 'Bahis', 'Kazanç', 'Bahis', 'Kazanç'],
  ])
  expect(e5Of(table.at(-1)?.[8])).toBe(1_025n * E5 + 3n * 234_567n)
  const { totals } = await cashier.history(playerId, question)
  expect(totals).toEqual({ deposited: 0, withdrawn: 0, staked: 30, won: 37.03701 })
})

test('AUZ-01: a statement is the player’s own, and nobody’s without a session', async () => {
  await lived()
  const other = await cashier.casino.player()
  const table = tableOf((await fileOf(other)).bytes)
  expect(table).toHaveLength(4)
  expect(table.at(-1)?.[8]).toBe('0,00')
  expect((await ask(undefined)).status).toBe(401)
})

test('what is longer than a statement may be is refused, and how often one is made is bounded', async () => {
  const playerId = await cashier.casino.player({ cashE5: E5 })
  const { pool } = cashier.casino
  await pool.query(
    `insert into transfer (key, player_id, source_id, target_id, amount_e5, reason,
         source_balance_e5, target_balance_e5)
       select 'long:' || kind || n, $1::uuid,
              case kind when 'bet' then cash.id else games.id end,
              case kind when 'bet' then games.id else cash.id end, 100000, kind::transfer_reason,
              case kind when 'bet' then 0 end, case kind when 'win' then 100000 end
         from generate_series(1, $2::int) n, unnest(array['bet', 'win']) kind,
              (select id from account where owner_id = $1::uuid and kind = 'player_cash') cash,
              (select id from account where owner_id = $3 and kind = 'games') games
         order by n, kind`,
    [playerId, STATEMENT_MAX.pdf / 2, HOUSE_ID],
  )
  const tooLong = { success: false, data: { code: 'statement_too_long' } }
  expect(await ask(playerId, { format: 'pdf' })).toMatchObject(tooLong)
  expect(tableOf((await fileOf(playerId)).bytes)).toHaveLength(STATEMENT_MAX.pdf + 5)
  let asked = 2
  while ((await ask(playerId, { type: 2 })).success) asked += 1
  expect(asked).toBe(20)
  expect(await ask(playerId)).toMatchObject({ status: 429, data: { code: 'too_many_attempts' } })
})

test.each([
  [{ format: 'xls' }],
  [{ from: '2026-13-01' }],
  [{ paymentStatus: 7 }],
  [{ product: 'x' }],
])('a statement of %j is refused', async (question) => {
  const playerId = await cashier.casino.player()
  expect((await ask(playerId, question)).status).toBe(400)
})

test('an amount says all of its decimals, and two at least', () => {
  expect(amountText(0n, ',')).toBe('0,00')
  expect(amountText(125_000_000n, ',')).toBe('1250,00')
  expect(amountText(1_234_567n, '.')).toBe('12.34567')
  expect(amountText(1_234_500n, '.')).toBe('12.345')
})
