import { expect, test } from 'vitest'
import { makeWorld, measure } from '../../../testing/risk/world.ts'
import { seeded } from '../../../testing/seeded.ts'
import { type Account, pairsOf } from './edges.ts'
import { findGroups } from './find-groups.ts'

const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  joinedAt: Number(id.length) * 1e12,
  payouts: [],
  mailbox: '',
  identity: id,
  devices: [],
  seen: [],
  claims: [],
  against: [],
  confirmed: [],
  cleared: [],
  ...more,
})
const membersOf = (accounts: Account[]) => findGroups(accounts).map(({ members }) => members)

test('a fact links two, and a signal alone does not', () => {
  const fact = { payouts: ['x'] }
  expect(membersOf([account('a', fact), account('bb', fact)])).toEqual([['a', 'bb']])
  const signal = { devices: ['x'] }
  expect(membersOf([account('a', signal), account('bb', signal)])).toEqual([])
})

test('two signals together link, without a fact: the group is shown and has none', () => {
  const both = { devices: ['x'], seen: [{ network: 'n', at: 5 }] }
  expect(findGroups([account('a', both), account('bb', both)])).toMatchObject([
    { members: ['a', 'bb'], facts: 0 },
  ])
})

test('an account joins a group that has a fact by one device, or by a little with two members', () => {
  const fact = { payouts: ['x'], devices: ['d'], seen: [{ network: 'n', at: 1 }] }
  const byDevice = account('ccc', { devices: ['d'] })
  expect(membersOf([account('a', fact), account('bb', fact), byDevice])).toEqual([
    ['a', 'bb', 'ccc'],
  ])
  const late = { joinedAt: 1e12 + 1, seen: [{ network: 'n', at: 2 }] }
  const near = { ...fact, joinedAt: 1e12, devices: [] }
  expect(membersOf([account('a', near), account('bb', near), account('ccc', late)])).toEqual([
    ['a', 'bb', 'ccc'],
  ])
  const far = { ...late, joinedAt: 9e12 }
  expect(membersOf([account('a', near), account('bb', near), account('ccc', far)])).toEqual([
    ['a', 'bb'],
  ])
})

test('what more than twenty share says nothing, and what people found apart is no pair', () => {
  const many = Array.from({ length: 21 }, (_, at) => account(`a${at}`, { payouts: ['x'] }))
  expect(pairsOf(many).size).toBe(0)
  expect(pairsOf(many.slice(1)).size).toBe(190)
  const shared = { payouts: ['x'] }
  const [one, other] = [account('a', { ...shared, cleared: ['bb'] }), account('bb', shared)]
  expect(membersOf([one, other])).toEqual([])
  expect(membersOf([account('a', { confirmed: ['bb'] }), account('bb')])).toEqual([['a', 'bb']])
})

test('a group grows to twenty and no further', () => {
  const fact = Array.from({ length: 12 }, (_, at) =>
    account(`f${at}`, { payouts: ['x'], devices: ['d'] }),
  )
  const others = Array.from({ length: 12 }, (_, at) =>
    account(`s${at}`, { devices: [at < 8 ? 'd' : 'e'] }),
  )
  const [group = []] = membersOf([...fact, ...others])
  expect(group).toHaveLength(20)
})

test('FRD-04: rings planted among families, friends and cafés are found, and nobody else', () => {
  const { accounts, rings } = makeWorld({ players: 1_500, rings: 10, ringSize: 5 }, seeded(4))
  const found = findGroups(accounts).filter(({ facts }) => facts > 0)
  const { recall, precision } = measure(
    rings,
    found.map(({ members }) => members),
  )
  expect(recall).toBeGreaterThan(0.85)
  expect(precision).toBeGreaterThan(0.9)
})
