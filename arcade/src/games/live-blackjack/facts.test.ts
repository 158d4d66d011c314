import { expect, test } from 'vitest'
import { LIVE_BLACKJACK_FACTS } from './facts.ts'
import { declared, expectedOf } from './mathematics.ts'
import { blackjackMemory } from './memory.ts'
import { LIVE_BLACKJACKS } from './rules.ts'
import { TABLES } from './tables.ts'

test('what is told of each table is what its rules take and its mathematics says', () => {
  const [main] = declared()
  for (const [at, room] of LIVE_BLACKJACKS.entries()) {
    const facts = LIVE_BLACKJACK_FACTS[at]
    const bp = Math.floor((main?.rtp ?? 0) * 10_000)
    expect(facts).toMatchObject({
      code: room.code,
      maxWin: main?.most,
      rtpBp: { lowest: bp, highest: bp },
    })
    expect(facts?.stakeLira).toEqual(TABLES[at]?.stakeLira)
  }
})

test('a bet was bound to return its declared share, and its further stakes beside', () => {
  const bet = { place: 1, stakeKurus: 1_000 }
  const course = { place: 1, stakesKurus: [1_000], insuranceKurus: 0, hasAnswered: false }
  const plain = expectedOf(bet, course)
  expect(plain.meanKurus).toBeCloseTo(995.121263905, 6)
  const split = expectedOf(bet, { ...course, stakesKurus: [1_000, 2_000] })
  expect(split).toEqual({ ...plain, meanKurus: plain.meanKurus + 2_000 })
  expect(expectedOf(bet, { ...course, insuranceKurus: 500 }).meanKurus).toBeCloseTo(
    995.121263905 + (500 * 384) / 415,
    6,
  )
})

test('a lobby shows the seats that are played, kept, or bet at', () => {
  const taken = (shown: object, ...courses: object[]) => {
    const bets = courses.map((course) => ({ course: { ...course } }))
    const memory = blackjackMemory({
      round: { number: 1, shown: { ...shown } },
      past: [],
      bets,
      totals: { stakedKurus: 0 },
    })
    return memory.kind === 'seats' && memory.taken.map(Number).join('')
  }
  expect(taken({ kept: [2] }, { place: 0 }, { behind: 5 })).toBe('1010000')
  expect(taken({ places: [1, 6] })).toBe('0100001')
})
