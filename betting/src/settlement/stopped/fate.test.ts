import { expect, test } from 'vitest'
import { type FixtureCourse, fateOf } from './fate.ts'

const HOUR = 3_600_000
const START = 1_000 * HOUR
const course = (known: Partial<FixtureCourse>): FixtureCourse => ({
  announcedMs: START,
  startedMs: null,
  stoppedMs: null,
  resumedMs: null,
  endedMs: null,
  hasFacts: false,
  ...known,
})
const begun = { startedMs: START }
const stopped = { ...begun, stoppedMs: START + HOUR }
const ended = { ...begun, endedMs: START + 2 * HOUR }

test.each<[string, Partial<FixtureCourse>, afterH: number, fate: unknown]>([
  ['not begun, 36 hours after its first start', {}, 36, 'waits'],
  ['not begun, later than that', {}, 36.01, { voidReason: 1 }],
  ['begun 36 hours late', { startedMs: START + 36 * HOUR }, 37, 'waits'],
  [
    'begun later, though it was played',
    { ...ended, startedMs: START + 37 * HOUR, hasFacts: true },
    40,
    { voidReason: 1 },
  ],
  ['played, its facts known', { ...ended, hasFacts: true }, 3, 'stands'],
  ['played 72 hours ago without facts', ended, 74, 'waits'],
  ['played longer ago without facts', ended, 74.01, { voidReason: 9 }],
  ['stopped within 36 hours', stopped, 37, 'waits'],
  ['stopped for longer', stopped, 37.01, 'abandoned'],
  [
    'resumed in time and played',
    { ...stopped, resumedMs: START + 37 * HOUR, endedMs: START + 38 * HOUR, hasFacts: true },
    40,
    'stands',
  ],
  ['resumed in time, in play', { ...stopped, resumedMs: START + 37 * HOUR }, 90, 'waits'],
  [
    'resumed too late',
    { ...stopped, resumedMs: START + 38 * HOUR, endedMs: START + 39 * HOUR, hasFacts: true },
    40,
    'abandoned',
  ],
  ['cancelled before its start', { isCancelled: true }, 1, { voidReason: 3 }],
  ['cancelled after a stop', { ...stopped, isCancelled: true }, 2, 'abandoned'],
  ['sides exchanged', { ...ended, hasFacts: true, areSidesChanged: true }, 3, { voidReason: 4 }],
  ['a short friendly', { ...ended, hasFacts: true, isShortFriendly: true }, 3, { voidReason: 5 }],
])('1.1: %s', (_, known, afterH, fate) => {
  expect(fateOf(course(known), START + afterH * HOUR)).toEqual(fate)
})
