import { E5, MAX_E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  balanceE5,
  balancesE5,
  HOUSE_ID,
  postTransfer,
  verifyLedger,
} from '../../modules/ledger/index.ts'
import { verifySportsbook } from '../../modules/sportsbook/index.ts'
import { ExactNumber } from '../../platform/http/exact-json.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { readPayOut } from './command.ts'
import {
  betOf,
  type DigitainSportWire,
  type Guest,
  type Members,
  nextId,
  openDigitainSportWire,
  payoutOf,
  type Reply,
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

test('types 2, 4 and 5 pay; 3 and 6 take back, in the order of their ids', async () => {
  const guest = await wire.guest(100n)
  const members = await placed(guest, 10)
  const ids = [nextId(), nextId(), nextId(), nextId(), nextId()]
  const items = [2, 4, 3, 5, 6].map((TransactionTypeId, at) =>
    payoutOf(members, guest, [20, 5, 4, 3, 2][at] ?? 0, {
      TransactionTypeId,
      TransactionId: ids[at],
    }),
  )
  // Sent the other way round, and as text: they are taken by number.
  const shuffled = items
    .toReversed()
    .map((item) => ({ ...item, TransactionId: `${item.TransactionId}` }))
  expect(await pay(...shuffled)).toEqual([0, 0, 0, 0, 0])
  expect(await cash(guest)).toBe(112)
  expect(await pay(payoutOf(members, guest, 1, { TransactionTypeId: 7 }))).toEqual([1013])
})

test('after an item fails, the later ones of its order are left alone, those of others are not', async () => {
  const guest = await wire.guest(100n)
  const [first, second] = [await placed(guest, 10), await placed(guest, 10)]
  const wrong = payoutOf(first, guest, 5, { CurrencyId: 'EUR' })
  const after = payoutOf(first, guest, 5)
  const other = payoutOf(second, guest, 7)
  expect(await pay(after, other, wrong)).toEqual([20, 21, 0])
  expect(await cash(guest)).toBe(87)
  // What was left alone can come again; what was paid before is no failure.
  expect(await pay(other, payoutOf(second, guest, 1), after)).toEqual([0, 46, 0])
  expect(await cash(guest)).toBe(93)
})

test('W21, BET-10: what is taken back beyond the cash is owed, and never more than was paid', async () => {
  const guest = await wire.guest(10n)
  const members = await placed(guest, 10)
  expect(await pay(payoutOf(members, guest, 30))).toEqual([0])
  await placed(guest, 25)
  const correction = (amount: number) => payoutOf(members, guest, amount, { TransactionTypeId: 3 })
  expect(await pay(correction(30.5))).toEqual([45])
  const whole = correction(30)
  expect(await pay(whole)).toEqual([0])
  expect(await pay(whole)).toEqual([46])
  const balances = await balancesE5(casino.db, guest.playerId)
  expect([balances.player_cash, balances.player_debt]).toEqual([0n, -25n * E5])
})

test('a payout of nothing tells a lost bet; one of an unknown order is 28, of another’s bet 22', async () => {
  const [guest, other] = [await wire.guest(20n), await wire.guest(20n)]
  const members = await placed(guest, 10)
  expect(await pay(payoutOf(members, guest, 0))).toEqual([0])
  expect(await pay(payoutOf({ OrderNumber: nextId() }, guest, 5))).toEqual([28])
  expect(await pay(payoutOf(members, other, 5))).toEqual([22])
  expect([await cash(guest), await cash(other)]).toEqual([10, 20])
})

test('W14: a payout that overtook its bet succeeds when it comes again', async () => {
  const guest = await wire.guest(20n)
  const members = betOf(guest, 10)
  const item = payoutOf(members, guest, 15)
  expect(await pay(item)).toEqual([28])
  expect(codeOf(await bet(members))).toBe(0)
  expect(await pay(item)).toEqual([0])
  expect(await cash(guest)).toBe(25)
})

test('RollBackByBatch gives the stake back once, and what is rolled back is not paid', async () => {
  const guest = await wire.guest(20n)
  const members = await placed(guest, 10)
  expect(await giveBack(members, members)).toEqual([0, 58])
  expect(await giveBack(members)).toEqual([58])
  expect(await pay(payoutOf(members, guest, 15))).toEqual([58])
  expect(codeOf(await bet(members))).toBe(46)
  expect(codeOf(await bet({ ...members, TransactionId: nextId() }))).toBe(68)
  expect(await cash(guest)).toBe(20)
})

test('W17: a rollback that comes before its bet is 28, and the bet is refused', async () => {
  const guest = await wire.guest(20n)
  const members = betOf(guest, 10)
  expect(await giveBack(members)).toEqual([28])
  expect(await giveBack(members)).toEqual([28])
  expect(codeOf(await bet(members))).toBe(58)
  expect(codeOf(await bet(members))).toBe(58)
  expect(await cash(guest)).toBe(20)
})

test('a paid bet keeps its stake until what it was paid is taken back', async () => {
  const guest = await wire.guest(20n)
  const members = await placed(guest, 10)
  expect(await pay(payoutOf(members, guest, 15))).toEqual([0])
  expect(await giveBack(members)).toEqual([56])
  expect(await pay(payoutOf(members, guest, 15, { TransactionTypeId: 6 }))).toEqual([0])
  expect(await giveBack(members)).toEqual([0])
  expect(await cash(guest)).toBe(20)
})

test('LED-06, LED-07: a payout and a rollback that race never both stand', async () => {
  const guest = await wire.guest(100n)
  const bets = await Promise.all(Array.from({ length: 60 }, () => placed(guest, 1)))
  const outcomes = await Promise.all(
    bets.flatMap((members) => [pay(payoutOf(members, guest, 3)), giveBack(members)]),
  )
  let expected = 40
  for (let at = 0; at < outcomes.length; at += 2) {
    const said = [outcomes[at]?.[0], outcomes[at + 1]?.[0]]
    expect([
      [0, 56],
      [58, 0],
    ]).toContainEqual(said)
    expected += said[0] === 0 ? 3 : 1
  }
  expect(await cash(guest)).toBe(expected)
})

test('a rollback and its bet that race leave the player’s money whole', async () => {
  const guest = await wire.guest(100n)
  const bets = Array.from({ length: 60 }, () => betOf(guest, 1))
  await Promise.all(bets.flatMap((members) => [bet(members), giveBack(members)]))
  expect(await cash(guest)).toBe(100)
})

test('an order is part of what a message is known by: one id may place, pay and correct two', async () => {
  const guest = await wire.guest(100n)
  const TransactionId = nextId()
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => codeOf(await bet(betOf(guest, 1, { TransactionId })))),
  )
  expect(codes).toEqual(Array(20).fill(0))
  const [first, second] = [await placed(guest, 10), await placed(guest, 10)]
  const shared = (TransactionTypeId: number, amounts: number[]) => {
    const named = { TransactionId: nextId(), TransactionTypeId }
    return [first, second].map((order, at) => payoutOf(order, guest, amounts[at] ?? 0, named))
  }
  const [won, less] = [shared(2, [30, 40]), shared(3, [20, 30])]
  expect(await pay(...won)).toEqual([0, 0])
  expect(await pay(...won)).toEqual([46, 46])
  const [changed = {}] = won
  expect(await pay({ ...changed, Amount: 31 })).toEqual([68])
  expect(await cash(guest)).toBe(130)
  await placed(guest, 120)
  // Both are owed in part: the debts have names of their own too.
  expect(await pay(...less)).toEqual([0, 0])
  expect(await pay(...less)).toEqual([46, 46])
  const { player_cash, player_debt } = await balancesE5(casino.db, guest.playerId)
  expect([player_cash, player_debt]).toEqual([0n, -40n * E5])
})

test('what was paid before orders were part of the name stays paid, and its id pays another order', async () => {
  const guest = await wire.guest(100n)
  const [first, second] = [await placed(guest, 10), await placed(guest, 10)]
  const paid = payoutOf(first, guest, 15)
  await payAsBefore(guest, paid)
  expect(await cash(guest)).toBe(95)
  expect(await pay(paid)).toEqual([46])
  expect(await pay({ ...paid, Amount: 16 })).toEqual([68])
  const { TransactionId } = paid
  expect(await pay(payoutOf(second, guest, 20, { TransactionId }))).toEqual([0])
  expect(await cash(guest)).toBe(115)
})

/** As the release before kept a payout: its transfer is named by the id alone. */
async function payAsBefore({ playerId }: Guest, item: Members): Promise<void> {
  const told = Object.fromEntries(Object.entries(item).map(([name, is]) => [name, `${is}`]))
  const order = readPayOut({ ...told, Amount: new ExactNumber(`${item.Amount}`) })
  const { partner, orderNumber, transactionId: id, amountE5, currency } = order
  await casino.db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      key: `${partner}:${id}`,
      playerId,
      currency,
      amountE5,
      reason: 'sport_win',
      source: { ownerId: HOUSE_ID, kind: 'games' },
      target: { ownerId: playerId, kind: 'player_cash' },
    })
    await tx
      .updateTable('sport_bet')
      .set({ paid_e5: amountE5, state: 'settled' })
      .where('order_number', '=', orderNumber)
      .execute()
    await tx
      .insertInto('sport_transaction')
      .values({
        partner,
        id,
        kind: 'win',
        order_number: orderNumber,
        player_id: playerId,
        outcome: 'ok',
        amount_e5: amountE5,
        fingerprint: Buffer.from(order.fingerprint, 'hex'),
        balance_e5: await balanceE5(tx, playerId),
        created_at: casino.clock.now(),
      })
      .execute()
  })
}

test('H25, LED-11: a payout and a returned stake that the account could not hold wait until there is room', async () => {
  const full = MAX_E5 / E5
  const guest = await wire.guest(full)
  const [paid, undone] = [await placed(guest, 1), await placed(guest, 1)]
  await casino.deposit(guest.playerId, 2n * E5)
  const payout = payoutOf(paid, guest, 2)
  expect(await pay(payout)).toEqual([45])
  expect(await giveBack(undone)).toEqual([45])
  expect(await cash(guest)).toBe(Number(full))
  await placed(guest, 3)
  expect(await pay(payout)).toEqual([0])
  expect(await giveBack(undone)).toEqual([0])
  expect(await cash(guest)).toBe(Number(full))
})
