import { E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { verifySportsbook } from '../../modules/sportsbook/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import {
  betOf,
  type DigitainSportWire,
  type Guest,
  type Members,
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
const giveBack = async ({ OrderNumber, TransactionId }: Members) =>
  codesOf(await wire.call('RollBackByBatch', { Items: [{ OrderNumber, TransactionId }] }))
async function placed(guest: Guest, amount: number): Promise<Members> {
  const members = betOf(guest, amount)
  expect(await bet(members)).toMatchObject({ ResponseCode: 0 })
  return members
}

test.each(['stake', 'loss', 'time'] as const)(
  'LIM-05: a bet over the player’s %s limit is 45 and stays so; payouts never ask',
  async (kind) => {
    const guest = await wire.guest(100n)
    const before = await placed(guest, 10)
    const set = { kind, period: 'day' as const, most: 0n, changed_at: casino.clock.now() }
    await casino.db
      .insertInto('player_limit')
      .values({ ...set, player_id: guest.playerId, wished: null, wished_at: null })
      .execute()
    const over = betOf(guest, 1)
    for (const message of [over, over]) expect(codeOf(await bet(message))).toBe(45)
    expect(await pay(payoutOf(before, guest, 15))).toEqual([0])
    expect(await cash(guest)).toBe(105)
  },
)

test('LIM-05: forty bets at once use a stake limit to the last lira and no further; a bet given back gives room', async () => {
  const guest = await wire.guest(100n)
  const set = { period: 'week' as const, most: 13n * E5, changed_at: casino.clock.now() }
  await casino.db
    .insertInto('player_limit')
    .values({ ...set, kind: 'stake', player_id: guest.playerId, wished: null, wished_at: null })
    .execute()
  const bets = Array.from({ length: 40 }, () => betOf(guest, 1))
  await Promise.all(bets.map(bet))
  // Each again, one by one: what was answered stays, and who was kept waiting too long is answered now.
  const codes: unknown[] = []
  for (const one of bets) codes.push(codeOf(await bet(one)))
  expect(codes.filter((code) => code === 0 || code === 46)).toHaveLength(13)
  expect(codes.filter((code) => code === 45)).toHaveLength(27)
  const [taken] = bets.filter((_, index) => codes[index] !== 45)
  if (taken) expect(await giveBack(taken)).toEqual([0])
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(0)
  expect(codeOf(await bet(betOf(guest, 1)))).toBe(45)
  expect(await cash(guest)).toBe(87)
})
