import { parametersOf } from '@zar/contract/office/risk/rule-list'
import { expect, test } from 'vitest'
import { measureAml } from '../../../testing/risk/measure-aml.ts'
import { findFarms, findManyAccounts, findOpposite } from './account-rules.ts'
import { DAY_MS, HOUR_MS, moneyE5, stretches } from './finding.ts'
import {
  findDepositRise,
  findPassThrough,
  findStructuring,
  type PaymentFact,
} from './money-rules.ts'
import { findChasing, findHours, findNights, nightMs } from './play-rules.ts'

const paid = (hours: number, lira: number): PaymentFact => ({
  at: hours * HOUR_MS,
  isDeposit: true,
  state: 'paid',
  amountE5: moneyE5(lira),
  method: 1,
  account: null,
  isPayerOwn: true,
})
const codesOf = (found: readonly { reasons: readonly { code: string; seen: string }[] }[]) =>
  found.map(({ reasons }) => reasons.map(({ code, seen }) => `${code} ${seen}`))

test('FRD-07: every planted pattern of money laundering is raised, and at most one ordinary player in fifty', () => {
  const { recall, ordinaryShare } = measureAml(1_000, 7)
  for (const [rule, share] of Object.entries(recall)) expect(share, rule).toBe(1)
  expect(ordinaryShare).toBeLessThanOrEqual(0.02)
})

test('structuring begins at the third deposit below the line, within a day and not a minute more', () => {
  const find = (...payments: PaymentFact[]) =>
    codesOf(findStructuring({ playerId: 'p', payments }, parametersOf('structuring')))
  expect(find(paid(0, 16_000), paid(1, 16_000), paid(24, 19_999))).toHaveLength(1)
  expect(find(paid(0, 16_000), paid(1, 16_000), paid(24.02, 19_999))).toEqual([])
  expect(find(paid(0, 16_000), paid(1, 16_000), paid(2, 20_000))).toEqual([])
  expect(find(paid(0, 15_999), paid(1, 16_000), paid(2, 16_000))).toEqual([])
})

test('half of the deposits played is enough', () => {
  const find = (stakedE5: bigint) =>
    findPassThrough(
      {
        playerId: 'p',
        withdrawals: [{ at: 1, amountE5: moneyE5(2_000), depositedE5: moneyE5(2_000), stakedE5 }],
      },
      parametersOf('pass_through'),
    )
  expect(find(moneyE5(999))).toHaveLength(1)
  expect(find(moneyE5(1_000))).toEqual([])
})

test('a player without a past has no rise of deposits', () => {
  const find = (...payments: PaymentFact[]) =>
    codesOf(findDepositRise({ playerId: 'p', payments }, parametersOf('harm_deposit_rise')))
  expect(find(paid(2_000, 50_000))).toEqual([])
  expect(find(paid(0, 4_500), paid(2_000, 3_000))).toEqual([
    [`deposited_month ${moneyE5(3_000)}`, 'deposits_of_usual 2'],
  ])
  expect(find(paid(0, 4_501), paid(2_000, 3_000))).toEqual([])
})

test('a sitting over midnight is night from midnight on, of Istanbul', () => {
  const nine = 21 * HOUR_MS
  expect(nightMs({ from: nine - HOUR_MS, at: nine + HOUR_MS })).toBe(HOUR_MS)
  expect(nightMs({ from: nine, at: nine + 30 * HOUR_MS })).toBe(12 * HOUR_MS)
  expect(nightMs({ from: nine + 7 * HOUR_MS, at: nine + 9 * HOUR_MS })).toBe(0)
})

const evening = (day: number, hours: number, at = 21) => {
  const from = day * DAY_MS + at * HOUR_MS
  return { from, at: from + hours * HOUR_MS, stakes: 50, medianE5: 1n }
}
const facts = (...sittings: ReturnType<typeof evening>[]) => ({
  playerId: 'p',
  sittings,
  monthMedianE5: 1n,
  monthStakes: 500,
})

test('nights count when there are more of them than the week before', () => {
  const params = parametersOf('harm_night')
  expect(findNights(facts(evening(8, 2), evening(9, 2), evening(10, 2)), params)).toHaveLength(1)
  const before = [evening(1, 2), evening(2, 2), evening(3, 2)]
  const after = [evening(9, 2), evening(10, 2), evening(11, 2)]
  const found = findNights(facts(...before, ...after), params)
  // The first three have no week before them; those that follow are no more than they were.
  expect(found.map(({ at }) => at)).toEqual([before[2]?.at])
})

test('four hours on four days of seven, a day begun before midnight split by it', () => {
  const params = parametersOf('harm_time')
  const days = [1, 2, 4, 7].map((day) => evening(day, 4, 10))
  expect(findHours(facts(...days), params)).toHaveLength(1)
  expect(findHours(facts(...[1, 2, 4, 8].map((day) => evening(day, 4, 10))), params)).toEqual([])
  expect(findHours(facts(...[1, 2, 4, 6].map((day) => evening(day, 4, 19))), params)).toEqual([])
})

test('a deposit chases a loss only where the balance was empty, just before, and the loss unusual', () => {
  const chased = { balanceE5: moneyE5(9), lostE5: moneyE5(300), usualLossE5: moneyE5(100) }
  const find = (more: Partial<typeof chased> & { waited?: number }) => {
    const { usualLossE5, waited = 10, ...one } = { ...chased, ...more }
    const deposits = [1, 2, 3].map((day) => {
      const at = day * DAY_MS
      return { at, emptySince: at - waited * 60_000, balanceE5: one.balanceE5, lostE5: one.lostE5 }
    })
    return findChasing({ playerId: 'p', usualLossE5, deposits }, parametersOf('harm_chasing'))
      .length
  }
  expect(find({})).toBe(1)
  expect(find({ balanceE5: moneyE5(10) })).toBe(0)
  expect(find({ lostE5: moneyE5(299) })).toBe(0)
  expect(find({ waited: 16 })).toBe(0)
  expect(find({ usualLossE5: 0n })).toBe(0)
})

test('opposite bets need a link, like stakes and three times', () => {
  const find = (weight: number, otherE5: bigint, times = 3) =>
    findOpposite(
      {
        playerId: 'b',
        others: [
          {
            other: 'a',
            weight,
            bets: Array.from({ length: times }, (_, at) => ({
              at,
              apartMs: 30 * 60_000,
              stakeE5: 100n,
              otherE5,
            })),
          },
        ],
      },
      parametersOf('opposite_bets'),
    ).map(({ about }) => about)
  expect(find(3, 80n)).toEqual(['pair:a b'])
  expect(find(2, 80n)).toEqual([])
  expect(find(3, 79n)).toEqual([])
  expect(find(3, 80n, 2)).toEqual([])
})

test('a group without a fact, and a device of three, are no alert', () => {
  const group = { playerId: 'a', members: ['a', 'b', 'c'], at: 1 }
  const many = parametersOf('many_accounts')
  expect(findManyAccounts({ ...group, facts: 0 }, many)).toEqual([])
  expect(findManyAccounts({ ...group, facts: 1 }, many)).toHaveLength(1)
  const farm = parametersOf('device_farm')
  const devices = [{ device: 'd', accounts: 3, at: 1 }]
  const signUp = { network: 'n', accounts: 7, at: 1 }
  expect(findFarms({ playerId: 'a', devices, signUp }, farm)).toEqual([])
  const more = {
    devices: [{ device: 'd', accounts: 4, at: 1 }],
    signUp: { ...signUp, accounts: 8 },
  }
  expect(findFarms({ playerId: 'a', ...more }, farm).map(({ about }) => about)).toEqual([
    'device:d',
    'network:n:0',
  ])
})

test('a stretch ends where it is enough, and the next begins after it', () => {
  const items = [0, 1, 2, 3, 4, 9].map((at) => ({ at }))
  const found = stretches(items, 2, ({ length }) => length >= 2)
  expect(found.map((some) => some.map(({ at }) => at))).toEqual([
    [0, 1],
    [2, 3],
  ])
})
