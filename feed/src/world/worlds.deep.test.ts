import { settle } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import { fixturesOfWorld } from './calendar/calendar.ts'
import type { World } from './play.ts'
import { WORLDS } from './worlds.ts'

const SEED = 'worlds'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const CASES = WORLDS.map((world): [string, World] => [world.sport, world])

test.each(CASES)(
  '%s: the favourites of 600 matches win about as often as their prices say',
  (_, world) => {
    const sums = { expected: 0, won: 0, variance: 0 }
    const days = Math.ceil(
      600 / Math.max(1, fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS).length),
    )
    for (const fixture of fixturesOfWorld(SEED, world, FROM, FROM + days * DAY_MS).slice(0, 600)) {
      const main = world.sport === 'football' ? 'ft.result' : 'match.winner'
      const market = world.offerBefore(fixture).find(({ key }) => key === main)
      const fair = market?.prices.find(([selection]) => selection === '1')?.[2]
      if (fair === undefined) continue
      const play = world.playOf(SEED, fixture)
      const settled = settle(world.sport, { key: main, line: null }, play.factsAt(play.endS))
      // Of a retirement or an abandoned match the winner is void.
      if (settled?.get('1')?.outcome === 'void' || play.isAbandoned) continue
      const p = fair / 1_000_000
      sums.expected += p
      sums.variance += p * (1 - p)
      if (settled?.get('1')?.outcome === 'win') sums.won += 1
    }
    expect(sums.variance).toBeGreaterThan(20)
    expect(Math.abs(sums.won - sums.expected) / Math.sqrt(sums.variance)).toBeLessThan(3.3)
  },
  240_000,
)
