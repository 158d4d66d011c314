import { expect, test } from 'vitest'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { limbo } from '../rules.ts'
import { chanceOf, screen } from './screen.tsx'

const flown = (height: number, target: number, winKurus: number) =>
  roundOf(
    limbo.code,
    { bet: { stakeKurus: 2_000, target }, result: { height }, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )

test('the chance on the desk is the share of words that reach the target', () => {
  // 0,97 over the multiplier, cut to whole hundredths by the rules.
  for (const target of [101, 200, 1_000, 1_000_000]) {
    expect(chanceOf(target) * (target / 100)).toBeCloseTo(0.97, 3)
  }
})

test('what is pressed is a bet that the rules read, and none that could return too much', () => {
  const { play, sent } = playOf({ stakeKurus: 2_000 })
  screen.main({ play, options: { target: 250 }, onOptions: () => {} }).press()
  expect(limbo.readBet(sent[0])).toEqual({ stakeKurus: 2_000, target: 250 })
  const rich = playOf({ stakeKurus: 200_000 }).play
  const main = screen.main({ play: rich, options: { target: 1_000_000 }, onOptions: () => {} })
  expect(limbo.readBet({ stakeKurus: 200_000, target: 1_000_000 })).toBeUndefined()
  expect(main.isOff).toBe(true)
})

test('the telling ends exactly where the round does, whatever it showed before', async () => {
  const frames: { height: number | null; flight: string }[] = []
  const round = flown(318, 200, 4_000)
  await screen.tell(
    {
      round,
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    { target: 999 },
  )
  expect(frames.at(-1)).toEqual(screen.frameOf(round, { target: 999 }))
  expect(frames.at(-1)).toEqual({ height: 318, flight: 'passed', target: 200 })
  const rising = frames.filter(({ flight }) => flight === 'rising').map(({ height }) => height ?? 0)
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  expect(Math.max(...rising)).toBe(318)
})

test.each([
  [
    flown(318, 200, 4_000),
    { text: 'It rose to 3.18×; your target was 2.00×. ₺40,00 is in your balance.', isWin: true },
  ],
  [flown(122, 200, 0), { text: 'It went out at 1.22×; your target was 2.00×. No win this round.' }],
])('a round is told for what it is', (round, message) => {
  const { play } = playOf({ round })
  expect(screen.message({ play, options: { target: 200 }, onOptions: () => {} })).toEqual(message)
})
