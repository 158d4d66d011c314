import { expect, test } from 'vitest'
import { type Change, changeOf, decideAcceptance, whyRefuseTime } from './at-submission.ts'
import type { Decision } from './decision.ts'

const R101: Decision = { refuse: 'R-101' }

test.each([
  ['none', 'same', { take: 'seen' }],
  ['none', 'up', R101],
  ['none', 'down', R101],
  ['none', 'line', R101],
  ['better', 'same', { take: 'seen' }],
  ['better', 'up', { take: 'current' }],
  ['better', 'down', R101],
  ['better', 'line', R101],
  ['any', 'same', { take: 'seen' }],
  ['any', 'up', { take: 'current' }],
  ['any', 'down', { take: 'current' }],
  ['any', 'line', R101],
] as const)('with the policy %s, what is %s is decided as %o', (policy, change, decision) => {
  expect(decideAcceptance(policy, change)).toEqual(decision)
})

test.each([
  ['same', 1_850, '2.5'],
  ['up', 1_851, '2.5'],
  ['down', 1_849, '2.5'],
  ['line', 1_850, '3'],
  ['line', 1_900, null],
] as [Change, number, string | null][])(
  'an offer at 1.85 and 2.5 is %s at %i thousandths and %s',
  (change, oddsMilli, line) => {
    expect(changeOf({ oddsMilli: 1_850, line: '2.5' }, { oddsMilli, line })).toBe(change)
  },
)

test('a bet is in time a millisecond before the start, and neither at it nor after it', () => {
  const startsAtMs = 1_800_000_000_000
  expect(whyRefuseTime(startsAtMs - 1, startsAtMs)).toBe(null)
  expect(whyRefuseTime(startsAtMs, startsAtMs)).toBe('R-110')
  expect(whyRefuseTime(startsAtMs + 1, startsAtMs)).toBe('R-110')
})
