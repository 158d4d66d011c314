import { expect, test } from 'vitest'
import type { Offer } from '../slip/offer.ts'
import { delayOf } from './delay.ts'

const NOW_MS = 1_000_000
const KNOWN = { playerClass: 'standard', edge: 0, stops: 0 } as const
const before = (ms: number) => new Date(NOW_MS - ms)
const live = (wish: Partial<Offer> = {}): Offer => ({
  selectionId: 1n,
  selection: '1',
  name: null,
  oddsMilli: 1_850,
  fairPpm: null,
  marketId: 1n,
  market: 'ft.result',
  line: null,
  marketState: 'active',
  reason: null,
  settlement: 0,
  eventId: 1n,
  sport: 'football',
  leagueId: 'l',
  home: 'h',
  away: 'a',
  startsAt: before(60_000),
  eventState: 'live',
  material: 0n,
  isStopped: false,
  hasCashOut: true,
  movedAt: before(3_000),
  isInDanger: false,
  isProducerOpen: true,
  heardAt: before(999),
  ...wish,
})

test.each([
  ['nothing moved for 3 s and the feed is fresh', {}, KNOWN, 0],
  ['a price moved 2.9 s ago', { movedAt: before(2_900) }, KNOWN, 5_000],
  ['nobody looks at how it moves', { movedAt: null }, KNOWN, 5_000],
  ['the feed was heard a second ago', { heardAt: before(1_000) }, KNOWN, 5_000],
  ['an attack runs', { isInDanger: true }, KNOWN, 5_000],
  [
    'the player beats the later price by 2 %',
    {},
    { playerClass: 'standard', edge: 0.02, stops: 0 },
    5_000,
  ],
  ['three bets came before a suspension', {}, { ...KNOWN, stops: 3 }, 0],
  ['four bets came before a suspension', {}, { ...KNOWN, stops: 4 }, 5_000],
  ['the player is new', {}, { playerClass: 'new', edge: 0, stops: 0 }, 2_500],
  ['the player is classed as sharp', {}, { playerClass: 'sharp', edge: 0, stops: 0 }, 5_000],
  ['tennis, a price moved', { sport: 'tennis', movedAt: before(0) }, KNOWN, 4_000],
] as const)('FRD-08: %s: %j', (_, offer, record, delayMs) => {
  expect(delayOf([live(offer)], record, NOW_MS)).toBe(delayMs)
})

test('a bet waits as long as its slowest event, and before the start not at all', () => {
  const moved = before(0)
  const tennis = live({ sport: 'tennis', movedAt: moved })
  const american = live({ sport: 'american-football', movedAt: moved })
  expect(delayOf([tennis, american, live()], KNOWN, NOW_MS)).toBe(6_000)
  expect(delayOf([], KNOWN, NOW_MS)).toBe(0)
})
