import { expect, test } from 'vitest'
import { BANNER_ARRIVALS } from '../../balon-vadisi/screen/arrivals.ts'
import { balonVadisi } from '../../balon-vadisi/titles.ts'
import { FIGURE_ARRIVALS } from '../../golge-perdesi/screen/arrivals.ts'
import { golgePerdesi } from '../../golge-perdesi/titles.ts'
import { spinAt } from '../rules.ts'
import { type WaysSheet, windowAt } from '../sheet.ts'
import { momentsOf } from './timeline.ts'

/** A spin whose reels show a scatter or none, as told. */
function spinWith(sheet: WaysSheet, scatters: readonly boolean[]) {
  const { scatter = '' } = sheet
  const stops = sheet.reels.map((reel, at) =>
    reel.findIndex((_, stop) => windowAt(sheet, reel, stop).includes(scatter) === scatters[at]),
  )
  return spinAt(sheet, { kind: 'paid', stops, mystery: null })
}

const MACHINES = [
  { sheet: balonVadisi, arrivals: BANNER_ARRIVALS },
  { sheet: golgePerdesi, arrivals: FIGURE_ARRIVALS },
]

const timesOf = (own: (typeof MACHINES)[number], scatters: string, isFast = false) =>
  momentsOf(
    own.sheet,
    spinWith(
      own.sheet,
      [...scatters].map((one) => one === 'S'),
    ),
    {
      arrivals: own.arrivals,
      isFast,
      isEmpty: false,
    },
  )

test.each(MACHINES)(
  'a reel of $sheet.code that waits is as late for a hit as for a miss',
  (own) => {
    const [hit, miss] = [timesOf(own, 'SSS..'), timesOf(own, 'SS...')]
    const until = (moments: typeof hit) =>
      moments.find(({ reels }) => reels.get(2)?.state === 'stands')?.ms
    expect(until(hit)).toBe(until(miss))
    expect(hit.flatMap(({ waiting }) => (waiting === undefined ? [] : [waiting]))).toEqual([
      2,
      null,
    ])
    expect(miss.flatMap(({ waiting }) => waiting ?? [])).toEqual([2, 3, 4])
  },
)

test.each(MACHINES)('no reel of $sheet.code waits where none can bring the third', (own) => {
  for (const scatters of ['.....', 'S...S', '...SS', 'S....'])
    expect(timesOf(own, scatters).some(({ waiting }) => waiting !== undefined)).toBe(false)
})

test.each(MACHINES)('fast shortens the arrival of $sheet.code', (own) => {
  const endOf = (isFast: boolean) => timesOf(own, '.....', isFast).at(-1)?.ms ?? 0
  expect(endOf(true)).toBeLessThan(endOf(false) / 2)
})

test('a banner rolls up in 140 ms, unrolls in 300, and each begins 110 after the one before', () => {
  const moments = timesOf(MACHINES[0] ?? { sheet: balonVadisi, arrivals: BANNER_ARRIVALS }, '.....')
  const msOf = (reel: number, state: string) =>
    moments.filter(({ reels }) => reels.get(reel)?.state === state).map(({ ms }) => ms)
  expect(['leaves', 'comes', 'stands'].map((state) => msOf(1, state))).toEqual([
    [110],
    [250],
    [550],
  ])
  // It is empty for no moment: what is rolled up unrolls.
  expect(msOf(1, 'away')).toEqual([])
})
