import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { MAIN } from '../blackjack/modes.ts'
import { at, behind, openTable } from './testing/open-table.ts'
import { advised } from './testing/play-by-strategy.ts'

const ROUNDS = 10_000

test('FAIR-27: every seat returns what the printed strategy declares, and so does a bet behind that follows', () => {
  const seeds = { serverSeed: commitmentOf('live blackjack'), clientSeed: 'returns' }
  const places = [0, 1, 2, 3, 4, 5, 6]
  const sums = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const bets = [...places.map((place) => at(place)), behind(round % 7)]
    const table = openTable(() => randomOf(seeds, round), ...bets).to('dealing')
    while (table.phase !== 'result') {
      const { phase } = table.playing
      if (phase !== 'turn') table.pass()
      else {
        const turn = table.playing.made.length
        const play = advised(table.playing)
        table.placed.some(({ id }) => table.give(id, { play, turn }) === undefined)
      }
    }
    for (const { id } of table.placed) {
      const gain = Number(table.returned(id)) - (table.paid.get(id) ?? 0)
      sums.set(id, (sums.get(id) ?? 0) + gain / 1_000)
    }
  }
  const error = MAIN.deviation / Math.sqrt(ROUNDS)
  for (const [id, sum] of sums)
    expect(Math.abs((1 + sum / ROUNDS - MAIN.rtp) / error), id).toBeLessThan(3.29)
})
