import { expect, test } from 'vitest'
import { fairChancesOf } from './fair-chance.ts'
import type { Offer } from './offer.ts'

const offer = (wish: Partial<Offer> = {}): Offer => ({
  selectionId: 1n,
  selection: '1',
  name: null,
  oddsMilli: 1_900,
  fairPpm: 500_000,
  marketId: 1n,
  market: 'match.ah',
  line: '-4',
  marketState: 'active',
  reason: null,
  settlement: 0,
  eventId: 1n,
  sport: 'basketball',
  leagueId: 'l',
  home: 'h',
  away: 'a',
  startsAt: new Date(0),
  eventState: 'scheduled',
  material: 0n,
  isStopped: false,
  hasCashOut: true,
  movedAt: null,
  isInDanger: false,
  isProducerOpen: true,
  heardAt: null,
  ...wish,
})
const chancesOf = (wish: Partial<Offer> = {}) =>
  fairChancesOf([offer(wish)], { stated: new Map() })?.chancesPpm

test.each([
  // 1 / (σ √2π) at the middle: σ 11.5, 15 and 13.5, the last with more at a margin of three.
  ['basketball', 'match.ah', '-4', '1', 0.5, 0.0347],
  ['basketball', 'match.ah', '-4', '2', 0.5, 0.0347],
  ['basketball', 'match.total', '160', 'over', 0.5, 0.0266],
  ['basketball', 'match.total', '160', 'under', 0.6, 0.0258],
  ['american-football', 'match.total', '45', 'under', 0.5, 0.0295],
  ['american-football', 'match.ah', '-3', '1', 0.5, 0.0637],
] as const)(
  'BET-06: before the start a whole line of %s, %s %s, %s at %f comes back with a chance near %f',
  (sport, market, line, selection, fair, push) => {
    const chances = chancesOf({ sport, market, line, selection, fairPpm: fair * 1_000_000 })
    const { win = 0, loss = 0, push: back = 0 } = chances ?? {}
    expect(win + loss + back).toBe(1_000_000)
    expect(win / (win + loss)).toBeCloseTo(fair, 3)
    expect(Math.abs(back / 1_000_000 - push)).toBeLessThan(0.004)
  },
)

test('a line of a match that is played, or of a sport without a clock, has no fair value', () => {
  expect(chancesOf({ eventState: 'live' })).toBeUndefined()
  expect(chancesOf({ sport: 'tennis', market: 'match.total', line: '22' })).toBeUndefined()
  expect(chancesOf({ line: '-4.5' })).toEqual({ win: 500_000, loss: 500_000 })
})
