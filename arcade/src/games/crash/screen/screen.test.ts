import { expect, test } from 'vitest'
import { openRoom } from '../../../screens/room/room-state.ts'
import { ownBet, playIn, roundAt, welcome } from '../../../screens/room/testing/room.ts'
import { reachedAtMs } from '../crash-point.ts'
import { CASH_OUTS, crash } from '../rules.ts'
import { readMultiplier } from './auto-cash-out.tsx'
import { room as screen } from './room.tsx'
import { type SlotNow, slotAction } from './slot-action.ts'
import { heightOf, onString, shareAt, spoolAt, ticksFor, topOf } from './string-shape.ts'

const SIZE = { width: 1076, height: 600 }
const FREE: SlotNow = {
  stakeKurus: 2_000,
  isQueued: false,
  asked: null,
  frozenKurus: null,
  own: undefined,
}
const seen = { nowMs: 0, language: 'en' as const, isLost: false }
const flying = (sinceMs: number) => roundAt('flying', { elapsedMs: sinceMs })
const flown = reachedAtMs(213)

test('every multiplier lies on the string at the height that the axis gives it', () => {
  for (const top of [160, 213, 1_000, 100_000]) {
    for (const part of [0, 0.25, 0.5, 0.9, 1]) {
      const multiplier = 100 + part * (top - 100)
      const { at } = onString(shareAt(multiplier, top), SIZE)
      expect(at[1]).toBeCloseTo(heightOf(multiplier, top, SIZE), 6)
    }
  }
  expect(heightOf(100, 213, SIZE)).toBe(spoolAt(SIZE)[1])
  expect(topOf(130)).toBe(160)
})

test('the axis names four to six multipliers, apart enough to be read', () => {
  for (const top of [160, 213, 400, 900, 5_000, 100_000]) {
    const ticks = ticksFor(top, SIZE)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(6)
    const heights = ticks.map((tick) => heightOf(tick, top, SIZE))
    for (const [index, height] of heights.slice(1).entries())
      expect((heights[index] ?? 0) - height).toBeGreaterThanOrEqual(60)
  }
})

test.each([
  ['bets are open', roundAt('betting'), FREE, ['place', 'in', 'Place bet', '₺20,00']],
  ['it flies without a bet', flying(1_000), FREE, ['queue', 'in', 'Bet next round', '₺20,00']],
  [
    'a bet waits for the next round',
    flying(1_000),
    { ...FREE, isQueued: true },
    ['unqueue', 'quiet', 'Take back', '₺20,00 queued'],
  ],
  [
    'a bet lies in the round',
    roundAt('betting'),
    { ...FREE, own: ownBet() },
    ['takeBack', 'quiet', 'Take back', '₺20,00 in the round'],
  ],
  [
    'half a second before bets close',
    roundAt('betting', { elapsedMs: 5_501 }),
    { ...FREE, own: ownBet() },
    ['wait', 'quiet', 'Take back', '₺20,00 in the round'],
  ],
  [
    'bets are closed',
    roundAt('locked'),
    { ...FREE, own: ownBet() },
    ['wait', 'quiet', 'Taking off', '₺20,00'],
  ],
  [
    'it flies with a bet',
    flying(flown),
    { ...FREE, own: ownBet() },
    ['cashOut', 'out', 'Cash out', '₺42,60'],
  ],
  [
    'FAIR-08: at 1.00 nothing is cashed out',
    flying(10),
    { ...FREE, own: ownBet() },
    ['wait', 'out', 'Cash out', '₺20,00'],
  ],
  [
    'a cash-out is on its way',
    flying(flown + 500),
    { ...FREE, own: ownBet(), asked: 'cashOut' as const, frozenKurus: 4_260 },
    ['wait', 'out', 'Cashing out', '₺42,60'],
  ],
  [
    'it was cashed out',
    flying(flown),
    { ...FREE, own: ownBet({ state: 'decided', course: { cashedOut: 205 }, returnKurus: 4_100 }) },
    ['queue', 'in', 'Bet next round', '₺20,00'],
  ],
] as const)('the button when %s', (_, room, now, [does, kind, word, note]) => {
  expect(slotAction(room, now, seen)).toMatchObject({ does, kind, word, note })
})

test('without a line nothing is asked', () => {
  const lost = { ...seen, isLost: true }
  for (const room of [roundAt('betting'), flying(flown)]) {
    for (const own of [undefined, ownBet()])
      expect(slotAction(room, { ...FREE, own }, lost).does).toBe('wait')
  }
})

test('a typed multiplier is read in both ways of writing, and brought into its bounds', () => {
  expect(['3,00', '3.5', '1,005', '0,2', '99999', ' 2× '].map(readMultiplier)).toEqual([
    300,
    350,
    101,
    CASH_OUTS.least,
    CASH_OUTS.most,
    200,
  ])
  expect(['', 'abc', '1,2,3', '-4', '1e3'].map(readMultiplier)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(crash.readBet({ stakeKurus: 2_000, auto: readMultiplier('3,00') })).toBeDefined()
})

test.each([
  [roundAt('betting', { elapsedMs: 2_000 }), 'The kite takes off in 4 seconds.'],
  [
    roundAt('betting', { elapsedMs: 2_000, mine: [ownBet()] }),
    'The kite takes off in 4 seconds. Your bet is in: ₺20,00',
  ],
  [roundAt('flying'), 'Next round soon.'],
  [
    roundAt('flying', { mine: [ownBet({ bet: { stakeKurus: 2_000, auto: 300 } })] }),
    'Your bet is flying: ₺20,00. Auto cash-out at 3.00×',
  ],
  [
    roundAt('flying', {
      mine: [ownBet({ state: 'decided', course: { cashedOut: 205 }, returnKurus: 4_100 })],
    }),
    'Cashed out at 2.05×, ₺41,00 is in your balance. The flight goes on.',
  ],
  [
    roundAt('snapped', { shown: { snap: 247 } }),
    'The string snapped at 2.47×. New round in 3 seconds.',
  ],
  [
    roundAt('snapped', {
      shown: { snap: 247 },
      mine: [ownBet({ state: 'decided', course: { cashedOut: null, snap: 247 }, returnKurus: 0 })],
    }),
    'The string snapped at 2.47×. Bet lost: ₺20,00.',
  ],
])('the message says where the round stands', (room, text) => {
  expect(screen.message(playIn(room)).text).toBe(text)
})

test('a cash-out that came too late is told with where the string had snapped', () => {
  const room = {
    ...roundAt('snapped', { shown: { snap: 247 } }),
    refusal: 'move_too_late' as const,
  }
  expect(screen.refusal?.(playIn(room))).toBe('Too late, the string had already snapped at 2.47×.')
  expect(screen.refusal?.(playIn({ ...room, refusal: 'bets_closed' }))).toBeUndefined()
  expect(openRoom(welcome(), 0).refusal).toBeNull()
})
