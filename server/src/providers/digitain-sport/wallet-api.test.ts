import { E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { endVisits, verifySportsbook } from '../../modules/sportsbook/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { signReply } from './signature.ts'
import {
  betOf,
  type DigitainSportWire,
  type Guest,
  type Members,
  nextId,
  openDigitainSportWire,
  payoutOf,
  type Reply,
  SECRET,
} from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainSportWire
beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainSportWire(casino)
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifySportsbook(casino.db)).toEqual([])
})
afterAll(async () => {
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  await wire.close()
  await casino.close()
})

const cash = async ({ playerId }: Guest) => Number(await casino.cashE5(playerId)) / Number(E5)
const bet = (members: Members) => wire.call('CreditBet', members)
const codeOf = ({ ResponseCode }: Reply) => ResponseCode
const codesOf = ({ Items }: Reply) => (Items as Reply[]).map(({ ResponseCode }) => ResponseCode)
const pay = async (...items: Members[]) =>
  codesOf(await wire.call('DebitByBatch', { Items: items }))
const giveBack = async (...bets: Members[]) =>
  codesOf(
    await wire.call('RollBackByBatch', {
      Items: bets.map(({ OrderNumber, TransactionId }) => ({ OrderNumber, TransactionId })),
    }),
  )
async function placed(guest: Guest, amount: number, more: Members = {}): Promise<Members> {
  const members = betOf(guest, amount, more)
  expect(await bet(members)).toMatchObject({ ResponseCode: 0 })
  return members
}
const setStatus = (playerId: string, status: 'active' | 'excluded' | 'blocked') =>
  casino.setStatus(playerId, status)

test('GetUserInfo tells who visits, and its new token alone is good from then on', async () => {
  const playerId = await casino.player({ cashE5: 5n * E5 })
  const visit = await wire.visitToken(playerId)
  const first = await wire.call('GetUserInfo', { Token: visit })
  expect(first).toMatchObject({
    ResponseCode: 0,
    Description: 'OK',
    ClientId: playerId,
    CurrencyId: 'TRY',
    FirstName: 'Deniz',
    LastName: 'Yılmaz',
    Gender: 0,
    BirthDate: '1990-05-19',
  })
  expect(codeOf(await wire.call('GetUserInfo', { Token: visit }))).toBe(37)
  const second = await wire.call('GetUserInfo', { Token: first.Token })
  const balanceWith = (Token: unknown) =>
    wire.call('GetBalance', { Token, ClientId: playerId, CurrencyId: 'TRY' })
  expect(codeOf(await balanceWith(visit))).toBe(37)
  expect(codeOf(await balanceWith(first.Token))).toBe(37)
  expect(await balanceWith(second.Token)).toMatchObject({ ResponseCode: 0, AvailableBalance: 5 })
})

test('GetBalance refuses another’s token, currency and client', async () => {
  const [own, other] = [await wire.guest(5n), await wire.guest(7n)]
  const ask = async (more: Members) =>
    codeOf(
      await wire.call('GetBalance', {
        Token: own.token,
        ClientId: own.playerId,
        CurrencyId: 'TRY',
        ...more,
      }),
    )
  expect(await ask({})).toBe(0)
  expect(await ask({ ClientId: other.playerId })).toBe(22)
  expect(await ask({ ClientId: '7' })).toBe(22)
  expect(await ask({ CurrencyId: 'EUR' })).toBe(20)
  expect(await ask({ Token: '-' })).toBe(37)
})

test('CreditBet is a stake and DebitByBatch its payout, told from the bookmaker’s side', async () => {
  const guest = await wire.guest(100n)
  const members = betOf(guest, 10.25)
  expect(await bet(members)).toMatchObject({
    ResponseCode: 0,
    TransactionId: String(members.TransactionId),
    OperationItems: [{ ClientId: guest.playerId, Balance: 89.75, CurrencyId: 'TRY' }],
  })
  const item = payoutOf(members, guest, 25.5)
  const reply = await wire.call('DebitByBatch', { Items: [item] })
  expect(reply).toMatchObject({
    ResponseCode: 0,
    Items: [{ ResponseCode: 0, TransactionId: String(item.TransactionId), Balance: 115.25 }],
  })
  const transfers = await casino.db
    .selectFrom('transfer')
    .select(['reason', 'amount_e5'])
    .where('player_id', '=', guest.playerId)
    .orderBy('id')
    .execute()
  expect(transfers.slice(1)).toEqual([
    { reason: 'sport_bet', amount_e5: 1_025_000n },
    { reason: 'sport_win', amount_e5: 2_550_000n },
  ])
})

test('replies are signed, refusals too', async () => {
  const guest = await wire.guest(1n)
  const replies = [
    ['CreditBet', await bet(betOf(guest, 1))],
    ['CreditBet', await bet(betOf(guest, 1))],
    ['DebitByBatch', await wire.call('DebitByBatch', { Items: [] })],
    ['GetUserInfo', await wire.call('GetUserInfo', { Token: guest.token })],
  ] as const
  expect(replies.map(([, { ResponseCode }]) => ResponseCode)).toEqual([0, 71, 1013, 0])
  for (const [method, { Signature, ...said }] of replies) {
    expect(signReply(method, said, SECRET).Signature).toBe(Signature)
  }
})

test('LED-05: 200 identical CreditBets in parallel are one debit', async () => {
  const guest = await wire.guest(100n)
  const members = betOf(guest, 10)
  const codes = await Promise.all(
    Array.from({ length: 200 }, async () => codeOf(await bet(members))),
  )
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 46)).toHaveLength(199)
  expect(await cash(guest)).toBe(90)
})

test('BET-13: of 200 different bets in parallel, as many are taken as the money covers', async () => {
  const guest = await wire.guest(37n)
  const codes = await Promise.all(
    Array.from({ length: 200 }, async () => codeOf(await bet(betOf(guest, 1)))),
  )
  expect(codes.filter((code) => code === 0)).toHaveLength(37)
  expect(codes.filter((code) => code === 71)).toHaveLength(163)
  expect(await cash(guest)).toBe(0)
})

test('a replay is 46, a changed one and a second bet on one order are 68, and nothing moves', async () => {
  const guest = await wire.guest(100n)
  const members = await placed(guest, 10)
  expect(codeOf(await bet(members))).toBe(46)
  const dearer = [{ ClientId: guest.playerId, Amount: 11 }]
  expect(codeOf(await bet({ ...members, OperationItems: dearer }))).toBe(68)
  expect(codeOf(await bet({ ...members, TransactionId: nextId() }))).toBe(68)
  // The replay of a payout under the id of a bet is a changed one as well.
  const { TransactionId } = members
  expect(await pay(payoutOf(members, guest, 10, { TransactionId }))).toEqual([68])
  expect(await cash(guest)).toBe(90)
})

test('LED-13: a refused bet stays refused, whatever was paid in since', async () => {
  const guest = await wire.guest(5n)
  const members = betOf(guest, 6)
  expect(codeOf(await bet(members))).toBe(71)
  await casino.deposit(guest.playerId, 50n * E5)
  expect(codeOf(await bet(members))).toBe(71)
  // The order itself is free: the same bet may be asked for anew.
  expect(codeOf(await bet({ ...members, TransactionId: nextId() }))).toBe(0)
  expect(await cash(guest)).toBe(49)
})

test('W23, W25: bets stop with the log-in and the player’s standing; payouts and rollbacks never do', async () => {
  const guest = await wire.guest(100n)
  const [first, second, third] = [
    await placed(guest, 10),
    await placed(guest, 10),
    await placed(guest, 10),
  ]
  await setStatus(guest.playerId, 'excluded')
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(13)
  expect(await pay(payoutOf(first, guest, 15))).toEqual([0])
  await setStatus(guest.playerId, 'blocked')
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(13)
  expect(await giveBack(second)).toEqual([0])
  await setStatus(guest.playerId, 'active')
  await endVisits(casino, wire.logInHash)
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(37)
  expect(await pay(payoutOf(third, guest, 20))).toEqual([0])
  expect(await cash(guest)).toBe(115)
})

test('a bet with another’s token, a stolen name or another currency is refused', async () => {
  const [own, other] = [await wire.guest(50n), await wire.guest(50n)]
  const asked = betOf(own, 1)
  const stolen = { OperationItems: [{ ClientId: other.playerId, Amount: 1 }] }
  expect(codeOf(await bet({ ...asked, ...stolen }))).toBe(22)
  expect(codeOf(await bet({ ...asked, Token: 'nobody' }))).toBe(37)
  expect(codeOf(await bet({ ...asked, CurrencyId: 'EUR' }))).toBe(20)
  const twoClients = [own, other].map(({ playerId }) => ({ ClientId: playerId, Amount: 1 }))
  expect(codeOf(await bet({ ...asked, OperationItems: twoClients }))).toBe(1013)
  expect([await cash(own), await cash(other)]).toEqual([50, 50])
  // None of it was stored: the same id may come right.
  expect(codeOf(await bet(asked))).toBe(0)
})

test('an exclusion that races bets: what is taken was taken before it', async () => {
  const guest = await wire.guest(100n)
  const bets = Promise.all(
    Array.from({ length: 40 }, async () => codeOf(await bet(betOf(guest, 1)))),
  )
  await setStatus(guest.playerId, 'excluded')
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(13)
  const taken = (await bets).filter((code) => code === 0).length
  expect(await cash(guest)).toBe(100 - taken)
})

test('ChequeRedact changes what a bet is told to be, and no money', async () => {
  const guest = await wire.guest(20n)
  const members = await placed(guest, 10)
  const { OrderNumber } = members
  const edit = { OrderNumber, TransactionId: nextId(), Info: 'Beşiktaş: 1', PossibleWin: 17.75 }
  const redact = async (more: Members = {}) =>
    codeOf(await wire.call('ChequeRedact', { ...edit, ...more }))
  expect(await redact()).toBe(0)
  expect(await redact()).toBe(46)
  expect(await redact({ Info: 'Trabzonspor: 1' })).toBe(68)
  expect(await redact({ OrderNumber: nextId(), TransactionId: nextId() })).toBe(28)
  const row = await casino.db
    .selectFrom('sport_bet')
    .select(['info', 'possible_win_e5', 'state'])
    .where('order_number', '=', String(OrderNumber))
    .executeTakeFirst()
  expect(row).toEqual({ info: 'Beşiktaş: 1', possible_win_e5: 1_775_000n, state: 'open' })
  expect(await giveBack(members)).toEqual([0])
  expect(await redact({ TransactionId: nextId() })).toBe(58)
  expect(await cash(guest)).toBe(20)
})
