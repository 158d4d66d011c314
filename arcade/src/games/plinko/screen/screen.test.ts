import { expect, test } from 'vitest'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { bowlsOf, plinko, RISKS, ROWS } from '../rules.ts'
import { bowlAt, type Frame, frameOf, seedAt, studAt } from './board.ts'
import { screen } from './screen.tsx'

const PATH = [1, 1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1]
const fallen = (winKurus: number) =>
  roundOf(
    plinko.code,
    {
      bet: { stakeKurus: 2_000, rows: 12, risk: 'mid' },
      result: { path: PATH, bowls: [9] },
      returnKurus: winKurus,
    },
    { winKurus, isDecided: true, state: 'settled' },
  )
const options = { rows: 12, risk: 'mid', count: 1 } as const

test('every way ends over the bowl that it was drawn for', () => {
  for (const rows of ROWS) {
    for (let rights = 0; rights <= rows; rights++) {
      const path = Array.from({ length: rows }, (_, row) => (row < rights ? 1 : 0))
      const [x, y] = seedAt({ rows, path }, rows)
      const [bowlX, bowlY] = bowlAt(rows, rights)
      expect(x).toBeCloseTo(bowlX)
      // Its foot is 13 under its middle; the number begins 12 under the rim.
      expect(y + 13).toBeLessThanOrEqual(bowlY + 12)
      expect(y + 13).toBeGreaterThan(bowlY)
    }
  }
})

test('the telling passes each stud by half a pitch and ends in the picture at rest', async () => {
  const frames: Frame[] = []
  const round = fallen(4_000)
  await screen.tell(
    {
      round,
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    options,
  )
  expect(frames.map(({ seeds }) => seeds[0]?.passed)).toEqual([...Array(13).keys(), 12])
  expect(frames.filter(({ seeds }) => seeds[0]?.isLanded)).toHaveLength(1)
  expect(frames.at(-1)).toEqual(frameOf(round, { rows: 8, risk: 'low' }))
})

test('the stud that dips is the one under the seed', () => {
  const way = { rows: 12, path: PATH } as const
  expect(studAt(way, 0)).toBeUndefined()
  for (let passed = 1; passed <= 12; passed++) {
    const [x, y] = seedAt(way, passed - 1)
    expect(studAt(way, passed)).toEqual([x, y + 14])
  }
})

test('each choice on the desk is a bet that the rules read', () => {
  for (const rows of ROWS) {
    for (const risk of RISKS) {
      const { play, sent } = playOf()
      screen.main({ play, options: { rows, risk, count: 5 }, onOptions: () => {} }).press()
      expect(plinko.readBet(sent[0])).toEqual({ stakeKurus: 2_000, rows, risk, count: 5 })
      expect(bowlsOf(rows, risk)).toHaveLength(rows + 1)
    }
  }
})

test.each([
  [fallen(4_000), { text: 'The seed fell into the 2× bowl: ₺40,00.', isWin: true }],
  [fallen(2_000), { text: 'The seed fell into the 2× bowl. Returned ₺20,00.', isWin: false }],
])('only what is more than the stake is told as a win', (round, message) => {
  const { play } = playOf({ round })
  expect(screen.message({ play, options, onOptions: () => {} })).toEqual(message)
})

const SEVERAL = roundOf(
  plinko.code,
  {
    bet: { stakeKurus: 2_000, rows: 8, risk: 'mid', count: 3 },
    result: {
      path: [1, 1, 1, 1, 1, 1, 1, 1, ...Array(8).fill(0), 0, 1, 0, 1, 0, 1, 0, 1],
      bowls: [8, 0, 4],
    },
    returnKurus: 52_800,
  },
  { winKurus: 52_800, stakeKurus: 6_000, stakedKurus: 6_000, isDecided: true, state: 'settled' },
)

test('several seeds leave one after the other, and the telling ends once the last is in its bowl', async () => {
  const frames: Frame[] = []
  await screen.tell(
    {
      round: SEVERAL,
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    options,
  )
  expect(frames.slice(0, 4).map(({ seeds }) => seeds.map(({ passed }) => passed))).toEqual([
    [0],
    [1, 0],
    [2, 1, 0],
    [3, 2, 1],
  ])
  const landed = frames.map(({ seeds }) => seeds.filter(({ isLanded }) => isLanded).length)
  expect(landed.slice(-4)).toEqual([0, 1, 2, 3])
  expect(frames.at(-1)).toEqual(frameOf(SEVERAL, options))
  expect(
    screen.message({ play: playOf({ round: SEVERAL }).play, options, onOptions: () => {} }),
  ).toEqual({
    text: '3 seeds: ₺528,00 in all, stake ₺60,00.',
    isWin: true,
  })
})

test('a round of before, of one seed, is told as it was', () => {
  const old = roundOf(
    plinko.code,
    {
      bet: { stakeKurus: 2_000, rows: 12, risk: 'mid' },
      result: { path: PATH, bowl: 9 },
      returnKurus: 4_000,
    },
    { winKurus: 4_000, isDecided: true, state: 'settled' },
  )
  expect(frameOf(old, options)).toEqual(frameOf(fallen(4_000), options))
})

test('seeds that come to more than the highest stake are not let go, and the page says why', () => {
  const asked = {
    play: playOf({ stakeKurus: 20_000 }).play,
    options: { ...options, count: 20 },
    onOptions: () => {},
  }
  expect(screen.main(asked)).toMatchObject({ isOff: true, sumKurus: 400_000 })
  expect(screen.message(asked).text).toMatch(/^The seeds may come to ₺2\.000,00 at most/)
  const bet = { stakeKurus: 20_000, rows: 12, risk: 'mid' }
  expect(plinko.readBet({ ...bet, count: 11 })).toBeUndefined()
  expect(plinko.readBet({ ...bet, count: 10 })).toEqual({ ...bet, count: 10 })
  expect(
    [0, 21, 1.5, '2'].map((count) => plinko.readBet({ ...bet, stakeKurus: 100, count })),
  ).toEqual(Array(4).fill(undefined))
})
