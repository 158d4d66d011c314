import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cashier, E5, IBAN, openCashier, PASSWORD } from '../testing/cashier.ts'

const OTHER_IBAN = 'TR280001009999901234567890'
const NEEDED = { success: false, data: { code: 'password_needed' } }

let cashier: Cashier
const mails: { to: string; subject: string | null; text: string }[] = []
beforeAll(async () => {
  cashier = await openCashier()
  cashier.deps.messages.mail.send = async (_tx, message) => void mails.push(message)
})
beforeEach(async () => {
  mails.length = 0
  await cashier.startOver()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const to = (iban: string, password?: string, amount = 100) => ({
  detail: { Amount: amount, Iban: iban },
  password,
})
const toCrypto = (address: string, password?: string, network = 'doruk') => ({
  id: 4,
  detail: { Amount: 250, Network: network, Address: address },
  password,
})
/** A player who was paid to one IBAN already. */
async function paidBefore() {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  expect(await cashier.withdraw(playerId, 100, to(IBAN, PASSWORD))).toMatchObject({ success: true })
  mails.length = 0
  return playerId
}
const titles = async (playerId: string) =>
  (
    await cashier.casino.db
      .selectFrom('notification')
      .select('title_tr')
      .where('player_id', '=', playerId)
      .execute()
  ).map((row) => row.title_tr)
const NEWS = 'Yeni bir hesaba çekim istendi'

test('AUT-09, FRD-05: to another account than before nothing goes without the password', async () => {
  const playerId = await paidBefore()
  const before = await cashier.casino.cashE5(playerId)
  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN))).toMatchObject(NEEDED)
  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN, 'yanlış'))).toMatchObject({
    success: false,
    data: { code: 'password_wrong' },
    message: 'Şifren yanlış. Para hareket etmedi.',
  })
  expect(await cashier.casino.cashE5(playerId)).toBe(before)
  expect(await cashier.payments(playerId)).toHaveLength(1)
  expect(mails).toEqual([])

  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN, PASSWORD))).toMatchObject({
    success: true,
  })
  expect(await cashier.casino.cashE5(playerId)).toBe(before - 100n * E5)
})

test('AUT-10: the player hears of the new account in the panel and by mail, once', async () => {
  const playerId = await paidBefore()
  expect((await titles(playerId)).filter((title) => title === NEWS)).toHaveLength(1)
  await cashier.withdraw(playerId, 100, to(OTHER_IBAN, PASSWORD))
  await cashier.withdraw(playerId, 100, to(OTHER_IBAN))
  expect((await titles(playerId)).filter((title) => title === NEWS)).toHaveLength(2)
  const player = await cashier.casino.db
    .selectFrom('player')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(mails).toMatchObject([{ to: player.email, subject: NEWS }])
  expect(mails[0]?.text).toContain('TR28 •••• 7890')
  expect(mails[0]?.text).toContain('şifren yazıldı')
  expect(mails[0]?.text).not.toContain(OTHER_IBAN.slice(4, -4))
})

test('H1, AUT-09, AUT-10, FRD-05: the very first account of any kind takes the password, and an email tells of it', async () => {
  for (const [more, end] of [
    [to(IBAN), '1326'],
    [{ id: 5, detail: { Amount: 100, Phone: '532 111 22 33' }, password: undefined }, '2233'],
    [{ id: 2, detail: { Amount: 100 }, password: undefined }, '2315'],
  ] as const) {
    mails.length = 0
    const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
    await cashier.deposit(playerId, 100)
    const [paidIn] = await cashier.payments(playerId)
    if (paidIn) await cashier.callback(cashier.verdictOn(paidIn, 'approved'))
    expect(await cashier.withdraw(playerId, 100, more)).toMatchObject(NEEDED)
    expect(mails).toEqual([])
    expect(await cashier.withdraw(playerId, 100, { ...more, password: PASSWORD })).toMatchObject({
      success: true,
    })
    expect(await titles(playerId)).toContain(NEWS)
    expect(mails).toMatchObject([{ subject: NEWS, text: expect.stringContaining(end) }])
    expect(await cashier.withdraw(playerId, 100, more)).toMatchObject({ success: true })
    expect(mails).toHaveLength(1)
  }
})

test('an account that ends in signs of two units is told by whole characters', async () => {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  expect(await cashier.withdraw(playerId, 0, toCrypto('cuzdan🎲abc', PASSWORD))).toMatchObject({
    success: true,
  })
  expect(mails).toMatchObject([{ text: expect.stringContaining('•••• 🎲abc') }])
})

test('FRD-05: the same address on another network is another account', async () => {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  await cashier.withdraw(playerId, 0, toCrypto('d0ruk-4f2a', PASSWORD))
  mails.length = 0
  const elsewhere = (password?: string) => toCrypto('d0ruk-4f2a', password, 'yayla')
  expect(await cashier.withdraw(playerId, 0, elsewhere())).toMatchObject(NEEDED)
  expect(await cashier.withdraw(playerId, 0, elsewhere(PASSWORD))).toMatchObject({ success: true })
  expect(mails).toHaveLength(1)
})

test('an account that was paid to before needs no password', async () => {
  const playerId = await paidBefore()
  await cashier.withdraw(playerId, 100, to(OTHER_IBAN, PASSWORD))
  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN))).toMatchObject({ success: true })
  expect(await cashier.withdraw(playerId, 100, to(IBAN))).toMatchObject({ success: true })
})

test('an account that was turned down is as new as it was', async () => {
  const playerId = await paidBefore()
  await cashier.withdraw(playerId, 100, to(OTHER_IBAN, PASSWORD))
  const payment = (await cashier.payments(playerId)).at(-1)
  if (payment) await cashier.callback(cashier.verdictOn(payment, 'rejected'))
  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN))).toMatchObject(NEEDED)
})

test('AUZ-01: what another player was paid to makes no account known', async () => {
  const [one, other] = [await paidBefore(), await paidBefore()]
  await cashier.withdraw(one, 100, to(OTHER_IBAN, PASSWORD))
  expect(await cashier.withdraw(other, 100, to(OTHER_IBAN))).toMatchObject(NEEDED)
})

test('AUT-09: above the limit the password is needed for any account, to the kuruş', async () => {
  const playerId = await paidBefore()
  expect(await cashier.withdraw(playerId, 0, to(IBAN, undefined, 5_000.01))).toMatchObject(NEEDED)
  expect(await cashier.withdraw(playerId, 0, to(IBAN, undefined, 5_000))).toMatchObject({
    success: true,
  })
  expect(await cashier.withdraw(playerId, 0, to(IBAN, PASSWORD, 5_000.01))).toMatchObject({
    success: true,
  })
})

test('asked for the password, the browser sends the same request once more, and it is taken once', async () => {
  const playerId = await paidBefore()
  const requestId = randomUUID()
  const ask = (password?: string) =>
    cashier.withdraw(playerId, 100, { ...to(OTHER_IBAN, password), requestId })
  expect(await ask()).toMatchObject(NEEDED)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(PASSWORD)))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(await ask()).toMatchObject({ success: true })
  expect(await cashier.payments(playerId)).toHaveLength(2)
})

test('of many withdrawals at once to one new account with the password, one is told of as the first', async () => {
  const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
  const ask = () => cashier.withdraw(playerId, 100, to(IBAN, PASSWORD))
  const answers = await Promise.all(Array.from({ length: 5 }, ask))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(mails).toHaveLength(1)
})
