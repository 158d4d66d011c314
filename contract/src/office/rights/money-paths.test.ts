import { expect, test } from 'vitest'
import type { MoneyEdge } from './edges/edge.ts'
import { IN_NO_EDGE, MONEY_EDGES } from './money-edges.ts'
import { findMoneyPaths } from './money-paths.ts'
import { RIGHTS, type Right } from './rights.ts'
import { allowedSets, MOVES_MONEY, rightsOfRoles } from './separation.ts'

const SETS = new Map<string, ReadonlySet<Right>>([
  ...allowedSets().map((roles) => [roles.join('+'), rightsOfRoles(roles)] as const),
  ['everything', new Set(RIGHTS)],
])

/** The house with some edges otherwise than they are. */
function planted(changes: Record<string, Partial<MoneyEdge>>): MoneyEdge[] {
  for (const op of Object.keys(changes))
    expect(
      MONEY_EDGES.some((edge) => edge.op === op),
      op,
    ).toBe(true)
  return MONEY_EDGES.map((edge) => ({ ...edge, ...changes[edge.op] }))
}

const foundFor = (edges: readonly MoneyEdge[]) =>
  [...SETS].filter(([, rights]) => findMoneyPaths(edges, rights).length > 0).map(([name]) => name)

test('FRD-12: no role, no allowed pair and no person with every right creates money alone', () => {
  expect(SETS.size).toBe(25)
  expect(foundFor(MONEY_EDGES)).toEqual([])
})

const FAULTS: {
  fault: string
  changes: Record<string, Partial<MoneyEdge>>
  foundFor: string[]
}[] = [
  {
    fault: 'correction approved by its proposer',
    changes: { correction: { needs: ['adjustment.propose'] } },
    foundFor: [
      'cashier',
      'manager',
      'cashier+trader',
      'cashier+content',
      'cashier+marketing',
      'everything',
    ],
  },
  {
    fault: 'grant without a second person',
    changes: { 'bonus granted': { needs: ['bonus.propose'] } },
    foundFor: [
      'support',
      'marketing',
      'support+trader',
      'support+content',
      'support+marketing',
      'support+risk',
      'cashier+marketing',
      'trader+marketing',
      'content+marketing',
      'marketing+risk',
      'everything',
    ],
  },
  {
    fault: 'cashback figures by one person',
    changes: { 'cashback figures': { needs: ['cashback.settings'] } },
    foundFor: ['manager', 'everything'],
  },
  {
    fault: 'void by one person',
    changes: { void: { needs: ['bet.void'] } },
    foundFor: [
      'trader',
      'compliance',
      'manager',
      'support+trader',
      'cashier+trader',
      'trader+content',
      'trader+marketing',
      'trader+risk',
      'everything',
    ],
  },
  {
    // No signature and no second person, neither for the line nor for what is credited by it.
    fault: 'a statement line that anybody may write',
    changes: {
      'statement brought in': { isProven: false },
      'deposit matched by hand': { needs: ['deposit.match'] },
    },
    foundFor: ['everything'],
  },
  {
    fault: 'offer published by one person',
    changes: { 'offer published': { needs: ['offer.publish'] } },
    foundFor: [
      'marketing',
      'manager',
      'support+marketing',
      'cashier+marketing',
      'trader+marketing',
      'content+marketing',
      'marketing+risk',
      'everything',
    ],
  },
]

test.each(FAULTS)('FRD-12: $fault is found, for exactly who could use it', (one) => {
  expect(foundFor(planted(one.changes)).sort()).toEqual([...one.foundFor].sort())
})

test('a path is told as the operations that lead to the money', () => {
  const edges = planted({ 'offer published': { needs: ['offer.publish'] } })
  expect(findMoneyPaths(edges, rightsOfRoles(['marketing']))).toEqual([
    ['offer published', 'bonus claimed'],
  ])
})

test('a price far from the fair one, by one person, is found through the bet that it wins', () => {
  const edges = planted({ 'wide price': { needs: ['price.set_wide'] } })
  expect(findMoneyPaths(edges, rightsOfRoles(['trader']))).toEqual([
    ['wide price', 'bet settled by the feed'],
  ])
})

test('who gives rights alone has a second account, and so every payment of two', () => {
  const edges = planted({ 'role changed': { needs: ['role.propose'] } })
  const paths = findMoneyPaths(edges, rightsOfRoles(['administrator']))
  expect(paths).toContainEqual(['role changed', 'correction'])
  expect(foundFor(edges)).toEqual(['administrator', 'everything'])
})

test('a player’s money goes to nobody else, unless contact and second step are both changed by one', () => {
  const letIn = { 'player let in by staff': { needs: ['player.second_step_reset'] } } as const
  expect(foundFor(planted(letIn))).toEqual([])
  const both = planted({
    ...letIn,
    'contact changed': { needs: ['player.contact_change'], isProven: false },
  })
  expect(findMoneyPaths(both, rightsOfRoles(['support']))).toEqual([
    [
      'contact changed',
      'player let in by staff',
      'withdrawal asked',
      'withdrawal paid by the clock',
    ],
  ])
})

test('each right that moves money is named by an edge, or left out with a reason', () => {
  const named = new Set(MONEY_EDGES.flatMap(({ needs }) => needs))
  expect(MOVES_MONEY.filter((right) => !named.has(right)).sort()).toEqual(
    Object.keys(IN_NO_EDGE).sort(),
  )
})

test('no operation stands in two edges of one name', () => {
  expect(new Set(MONEY_EDGES.map(({ op }) => op)).size).toBe(MONEY_EDGES.length)
})
