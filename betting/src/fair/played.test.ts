import type { Sport } from '@zar/contract/betting/sport'
import { describe, expect, test } from 'vitest'
import type { Market } from '../markets/market.ts'
import { playCs2, playTennis, playVolleyball } from '../prices/testing/play.ts'
import { seededRandom } from '../prices/testing/seeded-random.ts'
import { type FactsOf, settle } from '../settlement/settle.ts'
import { legChances } from './leg-chances.ts'
import { MILLION, now } from './testing/cases.ts'

const MATCHES = 2_000

/** How often a selection came to what, of matches that were played point by point and settled. No model is in it. */
function counted<S extends Sport>(
  sport: S,
  matches: readonly FactsOf[S][],
  market: Market,
  selection: string,
) {
  const times: Record<string, number> = {}
  for (const facts of matches) {
    const outcome = settle(sport, market, facts)?.get(selection)?.outcome ?? 'none'
    times[outcome] = (times[outcome] ?? 0) + 1
  }
  const of = (outcome: string) => (times[outcome] ?? 0) / matches.length
  const won = of('win') + of('half-win') / 2
  const lost = of('loss') + of('half-loss') / 2
  return { of, fair: won / (won + lost) }
}

function expectPlayed<S extends Sport>(
  sport: S,
  matches: readonly FactsOf[S][],
  { key, line }: { key: string; line: string },
): void {
  const first = key.includes('total') ? 'over' : '1'
  const middle = Math.round(Number(line))
  const board = [middle - 0.5, middle + 0.5].map((half) => {
    const market = { key, line: String(half) }
    const { fair } = counted(sport, matches, market, first)
    return { ...market, selection: first, p: Math.round(fair * MILLION) / MILLION, isOpen: true }
  })
  for (const selection of first === 'over' ? ['over', 'under'] : ['1', '2']) {
    const { of, fair } = counted(sport, matches, { key, line }, selection)
    const asked = { key, line, selection }
    const { chancesPpm } = legChances(asked, Math.round(fair * MILLION), now(sport, { board }))
    for (const outcome of ['win', 'half-win', 'push', 'half-loss', 'loss'] as const) {
      const gap = Math.abs((chancesPpm[outcome] ?? 0) / MILLION - of(outcome))
      expect(gap, `${key} ${line} ${selection} ${outcome}`).toBeLessThan(4e-6)
    }
  }
}

const playMany = <Facts>(play: (random: () => number) => Facts): Facts[] => {
  const random = seededRandom(4)
  return Array.from({ length: MATCHES }, () => play(random))
}

describe('what became of matches that were played and settled is what their half lines say of the others', () => {
  const tennis = playMany((random) => playTennis([0.65, 0.61], 3, random))
  test.each([
    ['match.total', '22'],
    ['match.total', '20.75'],
    ['match.ah', '-3'],
    ['match.ah', '1.25'],
    ['match.total.away', '11'],
    ['set1.total', '10'],
  ])('tennis, %s %s', (key, line) => expectPlayed('tennis', tennis, { key, line }))

  const volleyball = playMany((random) => playVolleyball(0.515, random))
  test.each([
    ['match.total', '180'],
    ['match.ah', '-4.75'],
    ['set1.ah', '2'],
    ['match.sets.total', '4'],
  ])('volleyball, %s %s', (key, line) => expectPlayed('volleyball', volleyball, { key, line }))

  const cs2 = playMany((random) => playCs2(0.52, 3, random))
  test.each([
    ['map1.rounds.total', '21'],
    ['map1.rounds.ah', '-2.25'],
    ['match.maps.ah', '-1'],
  ])('CS2, %s %s', (key, line) => expectPlayed('cs2', cs2, { key, line }))
})
