import { E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { copyBonuses } from '../../modules/bonuses/index.ts'
import { copySportBets, verifySportsbook } from '../../modules/sportsbook/index.ts'
import { codeOf, type FreeBetTable, openFreeBetTable, WORTH } from './testing/free-bet-table.ts'
import { betOf, payoutOf } from './testing/open-wire.ts'

let at: FreeBetTable
beforeAll(async () => {
  at = await openFreeBetTable()
})
afterEach(() => at.check())
afterAll(() => at.close())

const [INCREASE, DECREASE, MONEY_BACK, REDRAW] = [4, 3, 5, 6].map((TransactionTypeId) => ({
  TransactionTypeId,
}))

test('a free bet pays a stake of its worth without any cash; what is paid beyond the stake is cash at once', async () => {
  const guest = await at.gifted()
  expect(await at.told(guest)).toBe(WORTH)
  const members = betOf(guest, WORTH)
  expect(await at.bet(members)).toMatchObject({
    ResponseCode: 0,
    OperationItems: [{ ClientId: guest.playerId, Balance: 0 }],
  })
  expect(await at.freeBet(guest)).toMatchObject({
    status: 'spent',
    balance: 0,
    paidBet: { state: 'open', paid: 0, profit: 0 },
  })
  expect(await at.pay(payoutOf(members, guest, 50))).toEqual([0])
  expect(await at.cash(guest)).toBe(30)
  expect(await at.told(guest)).toBe(30)
  expect(await at.freeBet(guest)).toMatchObject({
    released: 30,
    paidBet: { state: 'settled', paid: 50, profit: 30 },
  })
  expect((await copySportBets(at.casino.db, guest.playerId)).rows).toMatchObject([
    { isFree: true, stake: WORTH, paid: 30 },
  ])
  expect((await copyBonuses(at.casino.db, guest.playerId, 'en')).bonuses).toMatchObject([
    { kind: 'free_bet', amount: WORTH, released: 30 },
  ])
})

test('over payouts, increases, decreases, corrections and redraws the player has max(0, paid − stake)', async () => {
  const guest = await at.gifted()
  const members = await at.placed(guest)
  const steps = [
    ...[{ of: payoutOf(members, guest, 12), cash: 0 }],
    ...[{ of: payoutOf(members, guest, 30, INCREASE), cash: 22 }],
    ...[{ of: payoutOf(members, guest, 40, DECREASE), cash: 0 }],
    ...[{ of: payoutOf(members, guest, 18, MONEY_BACK), cash: 0 }],
    ...[{ of: payoutOf(members, guest, 20.5, INCREASE), cash: 20.5 }],
    ...[{ of: payoutOf(members, guest, 40.5, REDRAW), cash: 0 }],
  ]
  for (const step of steps) {
    expect(await at.pay(step.of)).toEqual([0])
    expect(await at.cash(guest)).toBe(step.cash)
    expect(await at.pay(step.of)).toEqual([46])
    expect(await at.cash(guest)).toBe(step.cash)
  }
  expect(await at.pay(payoutOf(members, guest, 1, DECREASE))).toEqual([45])
})

test('what a correction takes of a profit that was spent is owed', async () => {
  const guest = await at.gifted()
  const members = await at.placed(guest)
  expect(await at.pay(payoutOf(members, guest, 70))).toEqual([0])
  await at.placed(guest, 45)
  expect(await at.pay(payoutOf(members, guest, 60, DECREASE))).toEqual([0])
  const debt = await at.casino.db
    .selectFrom('account')
    .select('balance_e5')
    .where('owner_id', '=', guest.playerId)
    .where('kind', '=', 'player_debt')
    .executeTakeFirstOrThrow()
  expect([await at.cash(guest), debt.balance_e5]).toEqual([0, -45n * E5])
})

test('any other stake is paid by cash alone, and a stake of its worth by the free bet before cash', async () => {
  const guest = await at.gifted(15n)
  expect(await at.told(guest)).toBe(35)
  for (const amount of [16, 35, 21]) expect(codeOf(await at.bet(betOf(guest, amount)))).toBe(71)
  await at.placed(guest, 10)
  expect([await at.cash(guest), await at.told(guest)]).toEqual([5, 25])
  await at.casino.deposit(guest.playerId, 45n * E5)
  await at.placed(guest)
  expect([await at.cash(guest), (await at.freeBet(guest)).status]).toEqual([50, 'spent'])
  // Used once: the next of the same sum is paid by cash.
  const second = await at.placed(guest)
  expect(await at.cash(guest)).toBe(30)
  expect(await at.giveBack(second)).toEqual([0])
  expect(await at.cash(guest)).toBe(50)
})

test('LED-05: 200 identical CreditBets in parallel are one stake of the free bet', async () => {
  const guest = await at.gifted(100n)
  const members = betOf(guest, WORTH)
  const codes = await Promise.all(
    Array.from({ length: 200 }, async () => codeOf(await at.bet(members))),
  )
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 46)).toHaveLength(199)
  expect([await at.cash(guest), (await at.freeBet(guest)).status]).toEqual([100, 'spent'])
})

test.each([
  { cashLiras: 0n, taken: 1, left: 0 },
  { cashLiras: 45n, taken: 3, left: 5 },
])(
  'of forty orders at once one is free, and cash of $cashLiras pays the others it covers',
  async (by) => {
    const guest = await at.gifted(by.cashLiras)
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => codeOf(await at.bet(betOf(guest, WORTH)))),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(by.taken)
    expect(codes.filter((code) => code === 71)).toHaveLength(40 - by.taken)
    expect(await at.cash(guest)).toBe(by.left)
    const { rows } = await copySportBets(at.casino.db, guest.playerId)
    expect(rows.filter(({ isFree }) => isFree)).toHaveLength(1)
  },
)

test('a returned bet gives the free bet back while its time runs, once; the second time it ends', async () => {
  const guest = await at.gifted()
  const first = await at.placed(guest)
  expect(await at.giveBack(first)).toEqual([0])
  expect(await at.giveBack(first)).toEqual([58])
  expect([await at.cash(guest), await at.told(guest)]).toEqual([0, WORTH])
  expect(await at.freeBet(guest)).toMatchObject({ status: 'active', balance: WORTH })
  const second = await at.placed(guest)
  expect(await at.giveBack(second)).toEqual([0])
  expect([await at.cash(guest), await at.told(guest)]).toEqual([0, 0])
  expect(await at.freeBet(guest)).toMatchObject({ status: 'spent', balance: 0 })
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(71)
  expect((await at.fixture.notes(guest.playerId)).map((note) => note.split(':')[0])).toEqual([
    ...['Bedava bahsin hazır', 'Bedava bahsini kullandın', 'Bedava bahsin geri geldi'],
    ...['Bedava bahsini kullandın', 'Bedava bahsin bitti'],
  ])
})

test('LED-07: a paid bet keeps its stake until its payout is taken back, and then the free bet is back', async () => {
  const guest = await at.gifted()
  const members = await at.placed(guest)
  expect(await at.pay(payoutOf(members, guest, 55))).toEqual([0])
  expect(await at.giveBack(members)).toEqual([56])
  expect(await at.pay(payoutOf(members, guest, 55, DECREASE))).toEqual([0])
  expect(await at.giveBack(members)).toEqual([0])
  expect(await at.pay(payoutOf(members, guest, 55))).toEqual([58])
  expect([await at.cash(guest), await at.told(guest)]).toEqual([0, WORTH])
})

test('a rollback that came first leaves the free bet unused', async () => {
  const guest = await at.gifted()
  const members = betOf(guest, WORTH)
  expect(await at.giveBack(members)).toEqual([28])
  expect(codeOf(await at.bet(members))).toBe(58)
  expect(await at.freeBet(guest)).toMatchObject({ status: 'active', balance: WORTH })
})

test('BON-03, BON-04: a bet that says another account paid it, or another stake, is found', async () => {
  const guest = await at.gifted()
  const { OrderNumber } = await at.placed(guest)
  await at.pay(payoutOf({ OrderNumber }, guest, 35))
  const { db } = at.fixture.casino.owner
  const change = (set: { bonus_account_id?: bigint | null; paid_e5?: bigint }) =>
    db
      .updateTable('sport_bet')
      .set(set)
      .where('order_number', '=', String(OrderNumber))
      .returning('bonus_account_id')
      .executeTakeFirstOrThrow()
  const found = async () =>
    (await verifySportsbook(db)).map(
      ({ rule, sentence }) => `${rule} ${sentence.replace(/^\D+\d+ /, '')}`,
    )
  const { bonus_account_id } = await change({ paid_e5: 35n * E5 })
  expect(await found()).toEqual([])
  await change({ paid_e5: 36n * E5 })
  expect((await found()).join()).toContain('was a free bet, and its player has')
  await change({ paid_e5: 35n * E5, bonus_account_id: null })
  expect((await found()).join()).toContain('was staked by another account')
  const cash = await db
    .selectFrom('account')
    .select('id')
    .where('owner_id', '=', guest.playerId)
    .where('kind', '=', 'player_cash')
    .executeTakeFirstOrThrow()
  await change({ bonus_account_id: cash.id })
  expect((await found()).join()).toContain('was paid by what is no free bet')
  await change({ bonus_account_id })
})
