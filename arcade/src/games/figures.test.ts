import { expect, test } from 'vitest'
import * as baccarat from './baccarat/mathematics.ts'
import * as dice from './dice/mathematics.ts'
import { type Fraction, numberOf } from './fraction.ts'
import * as hiLo from './hi-lo/mathematics.ts'
import * as keno from './keno/mathematics.ts'
import type { Figures } from './law.ts'
import * as limbo from './limbo/mathematics.ts'
import * as mines from './mines/mathematics.ts'
import * as plinko from './plinko/mathematics.ts'
import * as roulette from './roulette/mathematics.ts'
import * as scratch from './scratch/mathematics.ts'
import * as sicBo from './sic-bo/mathematics.ts'
import known from './testing/known-answers.json' with { type: 'json' }
import * as wheel from './wheel/mathematics.ts'

type Known = { rtp: string; hitRate: string; sd: number; maxWin: number }
const { games } = known

const textOf = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`

/** The published return to the last digit, the others as far as they are published. */
function expectKnown(figures: Figures, { rtp, hitRate, sd, maxWin }: Known): void {
  expect(textOf(figures.rtp), figures.mode).toBe(rtp)
  expect(numberOf(figures.hitRate), figures.mode).toBeCloseTo(Number(hitRate), 11)
  expect(Math.sqrt(numberOf(figures.variance)), figures.mode).toBeCloseTo(sd, 5)
  expect(figures.mostHundredths, figures.mode).toBe(Math.round(maxWin * 100))
}

const TABLES: [string, () => Figures[], Record<string, Known>][] = [
  ['plinko', plinko.modes, games.plinko.modes],
  ['keno', keno.modes, games.keno.modes],
  ['wheel', wheel.modes, games.wheel.modes],
  ['scratch', scratch.modes, { card: games.scratch }],
]

test.each(TABLES)(
  'FAIR-20: every mode of %s has its published return',
  (_name, modes, published) => {
    const all = modes()
    expect(all.map(({ mode }) => mode).sort()).toEqual(Object.keys(published).sort())
    for (const figures of all) {
      const one = published[figures.mode]
      if (one) expectKnown(figures, one)
    }
  },
)

test('FAIR-20, FAIR-21: every kind of bet at roulette returns 36 of 37', () => {
  const bets: Record<string, Known> = games.roulette.bets
  for (const figures of roulette.modes()) {
    expect(textOf(figures.rtp)).toBe('36/37')
    const one = bets[figures.mode]
    if (one) expectKnown(figures, one)
  }
  expect(roulette.modes()).toHaveLength(10)
})

test('FAIR-20: every step of every ladder of mines has its published return', () => {
  const published: Record<string, (string | number)[][]> = games.mines.table
  const rows = Object.entries(published).flatMap(([broken, steps]) =>
    steps.map(([open, hundredths, rtp]) => [`${broken}x${open}`, hundredths, rtp]),
  )
  const modes = mines
    .modes()
    .map(({ mode, mostHundredths, rtp }) => [mode, mostHundredths, textOf(rtp)])
  expect(modes).toEqual(rows)
})

test('FAIR-20: dice returns what is published at every threshold, 99 % at most', () => {
  const modes = dice.modes()
  const rtps = modes.map(({ rtp }) => numberOf(rtp))
  expect(Math.min(...rtps)).toBeCloseTo(Number(games.dice.lowest[0]), 11)
  expect(modes.every(({ rtp }) => rtp.numerator * 100n <= rtp.denominator * 99n)).toBe(true)
  for (const { winning, ...one } of games.dice.samples) {
    const threshold = `under:${(winning / 100).toFixed(2)}`
    const figures = modes.find(({ mode }) => mode === threshold)
    if (!figures) throw new Error(`no mode ${threshold}`)
    expectKnown(figures, { ...one, maxWin: one.mult })
  }
})

test('FAIR-20: limbo returns what is published at each target, 97 % at most', () => {
  for (const { target, rtp } of games.limbo.samples) {
    expect(textOf(limbo.modeOf(Math.round(target * 100)).rtp)).toBe(rtp)
  }
})

test('FAIR-20: the first guess of hi-lo returns what is published for each card', () => {
  const names: Record<string, string> = { higherOrSame: 'higher', lowerOrSame: 'lower' }
  const modes = hiLo.modes()
  for (const [rank, call, ranks, hundredths, rtp] of games.hilo.first) {
    const name = `${rank}-${names[String(call)] ?? call}`
    const figures = modes.find(({ mode }) => mode === name)
    if (!figures) throw new Error(`no mode ${name}`)
    expect(numberOf(figures.hitRate) * 13).toBeCloseTo(Number(ranks), 9)
    expect(figures.mostHundredths).toBe(Math.round(Number(hundredths) * 100))
    expect(numberOf(figures.rtp)).toBeCloseTo(Number(rtp), 11)
  }
  expect(modes).toHaveLength(games.hilo.first.length)
})

test('FAIR-20, FAIR-22: every coup of eight decks is counted', () => {
  const { banker, player, tie, total } = baccarat.countCoups()
  expect({ banker: `${banker}`, player: `${player}`, tie: `${tie}`, total: `${total}` }).toEqual(
    games.baccarat.counts,
  )
  const bets: Record<string, Known> = games.baccarat.bets
  for (const figures of baccarat.modes()) {
    const one = bets[figures.mode] ?? bets.pair
    if (one) expectKnown(figures, one)
  }
})

test('FAIR-20: every bet of three dice has its published return', () => {
  const bets: Record<string, Known> = games.sicbo.bets
  const nameOf = (mode: string) => {
    const [kind = '', value = ''] = mode.split(':')
    if (kind !== 'total') return kind
    const total = Number(value)
    return `total${Math.min(total, 21 - total)}/${Math.max(total, 21 - total)}`
  }
  for (const figures of sicBo.modes()) {
    const one = bets[nameOf(figures.mode)]
    if (!one) throw new Error(`nothing is known of ${figures.mode}`)
    expectKnown(figures, one)
  }
})
