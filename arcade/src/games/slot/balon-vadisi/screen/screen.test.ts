import { expect, test } from 'vitest'
import { playOf, roundOf } from '../../../../screens/game/testing/round.ts'
import { spinAt, type WaysRound } from '../../ways/rules.ts'
import { frameOf } from '../../ways/screen/shown.ts'
import { windowAt } from '../../ways/sheet.ts'
import { balonVadisi } from '../titles.ts'
import { screenOf } from './screen.tsx'

const screen = await screenOf('zar_balon_vadisi')

/** The first stops of each reel that show what it should. */
const stopsWith = (columns: readonly (readonly string[])[]) =>
  balonVadisi.reels.map((reel, at) => {
    const stop = reel.findIndex((_, from) =>
      columns[at]?.every((symbol) => windowAt(balonVadisi, reel, from).includes(symbol)),
    )
    if (stop < 0) throw new Error(`reel ${at} shows no ${columns[at]}`)
    return stop
  })

const spun = (stops: number[], kind: 'paid' | 'free' = 'paid') =>
  spinAt(balonVadisi, { kind, stops, mystery: null })

function roundWith(spins: WaysRound['spins']) {
  const hundredths = spins.reduce((sum, spin) => sum + spin.hundredths, 0)
  const result: WaysRound = { spins, hundredths, isCut: false }
  return roundOf(
    'zar_balon_vadisi',
    { bet: { stakeKurus: 2_000 }, result, returnKurus: hundredths * 20 },
    { winKurus: hundredths * 20, isDecided: true, state: 'settled' },
  )
}

const asked = (
  round: ReturnType<typeof roundWith>,
  language: 'tr' | 'en',
  phase = 'ready' as const,
) => ({
  play: playOf({ round, language, phase }).play,
  options: { isFast: false },
  onOptions: () => {},
})

const KIRMIZI = spun(
  stopsWith([
    ['balonkirmizi'],
    ['balonkirmizi'],
    ['balonkirmizi'],
    ['balonkirmizi'],
    ['balonkirmizi'],
  ]),
)

test('a way is told by its reels and its product, in both languages', () => {
  const round = roundWith([KIRMIZI])
  const [win] = KIRMIZI.wins.filter(({ symbol }) => symbol === 'balonkirmizi')
  expect(win?.counts).toHaveLength(5)
  expect(screen.summary(round, 'tr')).toMatch(/yol: ₺[\d.]+,\d\d, bahsinin [\d,.]+ katı\.$/)
  expect(screen.summary(round, 'en')).toMatch(/ways?: ₺[\d.]+,\d\d, [\d,.]+ times your stake\.$/)
})

test('a free spin’s factor is shown before the sum in full', () => {
  const free = spun(KIRMIZI.stops, 'free')
  const round = roundWith([KIRMIZI, free])
  const frame = {
    ...frameOf(balonVadisi, round),
    isOver: false,
    wins: free.wins,
    feature: { spin: 1, of: 8, retriggers: 0 },
  }
  const text = screen.message(asked(round, 'tr'), frame).text
  const [, single = '', product = ''] = /: (₺\S+) × 2 = (₺\S+)$/.exec(text) ?? []
  const kurus = (sum: string) => Number(sum.replace(/[₺.]/g, '').replace(',', ''))
  expect(kurus(product)).toBe(2 * kurus(single))
  expect(kurus(product)).toBe(free.hundredths * 20)
})

test('a round with free spins is told as a whole', () => {
  const round = roundWith([KIRMIZI, spun(KIRMIZI.stops, 'free')])
  expect(screen.summary(round, 'tr')).toMatch(/^1 bedava çevirme: ₺/)
  expect(screen.summary(round, 'en')).toMatch(/^1 free spin: ₺/)
})
