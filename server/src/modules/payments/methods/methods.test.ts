import type { PaymentField } from '@zar/contract/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, IBAN, openCashier } from '../testing/cashier.ts'
import { METHODS } from './methods.ts'

let cashier: Cashier
let playerId: string
beforeAll(async () => {
  cashier = await openCashier()
  playerId = await cashier.casino.player()
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

type Listed = { id: number; type: number; title: string; isLastUsed: boolean }
const list = async (locale = 'tr', who = playerId): Promise<Listed[]> =>
  (
    await cashier.app.inject({
      url: '/api/payment/methods',
      headers: { authorization: `Bearer ${who}`, locale },
    })
  ).json().data
const fieldsOf = async (id: number, type: number): Promise<PaymentField[]> =>
  (await cashier.post('detail', playerId, { id, type })).data

test('the ways to pay are named in the caller’s language, and each names its fields', async () => {
  const turkish = await list('tr')
  const english = await list('en')
  expect(turkish.map(({ title }) => title)).toContain('Kupon kodu')
  expect(english.map(({ title }) => title)).toContain('Voucher code')
  expect(english[0]).toMatchObject({ type: 1, min: 100, max: 50_000, minutes: 1, group: 'bank' })
  expect(await fieldsOf(1, 2)).toEqual([
    { key: 'Amount', mask: null, objectType: 'Decimal', option: null },
    { key: 'Iban', mask: 'TR00 0000 0000 0000 0000 0000 00', objectType: 'String', option: null },
  ])
  const unknown = await cashier.post('detail', playerId, { id: 77, type: 1 })
  expect(unknown).toMatchObject({ data: { code: 'payment_method_unknown' } })
})

test('§3 Payment detail field: the methods use every type, masks and both kinds of choices', async () => {
  const all = await Promise.all((await list()).map(({ id, type }) => fieldsOf(id, type)))
  const fields = all.flat()
  const types = new Set(fields.map(({ objectType }) => objectType))
  expect(types).toEqual(new Set(['String', 'Int', 'Long', 'Decimal', 'Dropdown']))
  expect(fields.filter(({ option }) => option).map(({ objectType }) => objectType)).toEqual(
    fields.filter(({ option }) => option).map(() => 'Dropdown'),
  )
  const ids = fields.flatMap(({ option }) => option?.map(({ id }) => typeof id) ?? [])
  expect(new Set(ids)).toEqual(new Set(['number', 'string']))
  const keys = new Set(fields.map(({ key }) => key))
  expect(keys).toContain('Iban')
  expect(new Set(fields.map(({ mask }) => mask === null)).size).toBe(2)
})

test('there are nine ways to pay in, each with its own bounds, by every flow of the bank', () => {
  const deposits = METHODS.filter(({ type }) => type === 1)
  expect(deposits).toHaveLength(9)
  expect(new Set(deposits.map(({ flow }) => flow)).size).toBe(4)
  expect(new Set(METHODS.map(({ id, type }) => `${type}:${id}`)).size).toBe(METHODS.length)
  for (const { minE5, maxE5, minutes } of METHODS) {
    expect(minE5).toBeGreaterThan(0n)
    expect(maxE5).toBeGreaterThan(minE5)
    expect(minutes).toBeGreaterThan(0)
  }
})

test('PCI-01: no method asks for a card, and no column could hold one', async () => {
  const keys = METHODS.flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(keys.filter((key) => /card|pan|cvv|cvc/i.test(key))).toEqual([])
  const { rows } = await cashier.casino.pool.query(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~* '(^|_)(card|pan|cvv|cvc)(_|$)'`,
  )
  expect(rows).toEqual([])
})

const values: Record<string, string | number> = {
  Bank: 2,
  Network: 'doruk',
  Iban: IBAN,
  FullName: ' Deniz Yılmaz ',
  Phone: '532 111 22 33',
  Voucher: '1234-5678-9012',
  Address: 'zr1qxkiyi7doruk',
}

test.each(METHODS.filter(({ type }) => type === 1).map((method) => [method.title.en, method]))(
  '%s: takes its own form and answers with a page or a message',
  async (_, method) => {
    const who = await cashier.casino.player()
    const amount = Number(method.minE5 / 100_000n)
    const entries = method.fields.map(({ key }) => [key, key === 'Amount' ? amount : values[key]])
    const detail = Object.fromEntries(entries)
    const answer = await cashier.deposit(who, amount, { id: method.id, detail })
    expect(answer).toMatchObject({ status: 200, success: true })
    const hasPage = method.flow === 'page' || method.flow === 'card'
    if (hasPage) expect(answer.data).toMatch(/^http/)
    else expect(answer.data).toBeNull()
    expect(answer.message).not.toBe('')
    expect(cashier.bank.orders.at(-1)).toMatchObject({ kind: method.flow })
    expect(await cashier.onlyPayment(who)).toMatchObject({ status: hasPage ? 6 : 2 })
    const used = (await list('tr', who)).filter(({ isLastUsed }) => isLastUsed)
    expect(used).toMatchObject([{ type: 1, id: method.id }])
    await cashier.callback(cashier.verdictOn(await cashier.onlyPayment(who), 'approved'))
    expect(await cashier.casino.cashE5(who)).toBe(method.minE5)
  },
)

test('what is kept of a form is plain: no spaces, no dashes, and no amount', async () => {
  const kept = async (id: number, detail: object) => {
    const who = await cashier.casino.player()
    await cashier.deposit(who, 100, { id, detail: { Amount: 100, ...detail } })
    return (await cashier.onlyPayment(who)).detail
  }
  expect(await kept(3, { FullName: ' Deniz Yılmaz ', Iban: IBAN })).toEqual({
    FullName: 'Deniz Yılmaz',
    Iban: IBAN,
  })
  expect(await kept(8, { Phone: '532 111 22 33' })).toEqual({ Phone: '5321112233' })
  expect(await kept(9, { Voucher: '1234-5678-9012' })).toEqual({ Voucher: '123456789012' })
})

test.each([
  ['half a phone', 8, { Amount: 100, Phone: '532 111' }, 'Phone'],
  ['a phone in letters', 8, { Amount: 100, Phone: 'beş yüz otuz' }, 'Phone'],
  ['a digit too many', 9, { Amount: 100, Voucher: '1234567890123' }, 'Voucher'],
  ['kuruş where liras are asked', 6, { Amount: 100.5 }, 'Amount'],
  ['a network of no list', 7, { Amount: 500, Network: 'x' }, 'Network'],
  ['a name of spaces', 3, { Amount: 100, FullName: '  ', Iban: IBAN }, 'FullName'],
])('%s is refused with its field, and nothing is stored', async (_, id, detail, field) => {
  const who = await cashier.casino.player()
  const answer = await cashier.deposit(who, 100, { id, detail })
  expect(answer).toMatchObject({ status: 400, data: { fields: [{ field: `detail.${field}` }] } })
  expect(await cashier.payments(who)).toEqual([])
})
