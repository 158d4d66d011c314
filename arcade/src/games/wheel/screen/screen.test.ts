import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Round } from '../../../protocol.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { RISKS, ringOf, SEGMENTS, wheel } from '../rules.ts'
import { type Frame, frameOf, legendOf, ringRound } from './rotor.ts'
import { screen } from './screen.tsx'

const spun = (place: number, winKurus: number, id = 7) =>
  roundOf(
    wheel.code,
    {
      bet: { stakeKurus: 2_000, segments: 20, risk: 'mid' },
      result: { place },
      returnKurus: winKurus,
    },
    {
      id: `0199d2a0-0000-7000-8000-00000000000${id}`,
      winKurus,
      isDecided: true,
      state: 'settled',
    },
  )
const options = { segments: 20, risk: 'mid' } as const

test('the wheel stops within the segment that was drawn, not at its edge, and not always at one spot', () => {
  const spots = new Set<number>()
  for (let place = 0; place < 20; place++) {
    for (let id = 0; id < 10; id++) {
      const { turn } = frameOf(spun(place, 0, id), options)
      // What is under the pointer, counted in segments from the first.
      const under = ((360 - turn) / 18) % 20
      const off = ((under - place + 30) % 20) - 10
      expect(Math.abs(off)).toBeLessThan(0.43)
      spots.add(Math.round(off * 100))
    }
  }
  expect(spots.size).toBeGreaterThan(5)
})

test('the legend counts every segment of every wheel', () => {
  for (const segments of SEGMENTS) {
    for (const risk of RISKS) {
      const legend = legendOf(segments, risk)
      expect(legend.reduce((sum, { count }) => sum + count, 0)).toBe(segments)
      const paid = legend.reduce((sum, { count, hundredths }) => sum + count * hundredths, 0)
      expect(paid).toBe(ringOf(segments, risk).reduce((sum, one) => sum + one, 0))
      const { play, sent } = playOf()
      screen.main({ play, options: { segments, risk }, onOptions: () => {} }).press()
      expect(wheel.readBet(sent[0])).toEqual({ stakeKurus: 2_000, segments, risk })
    }
  }
})

test('the telling shows where the wheel will stop, and takes as long for every outcome', async () => {
  const lengths = new Set<number>()
  for (const place of [0, 1, 18]) {
    const frames: Frame[] = []
    let length = 0
    const round = spun(place, 0)
    const wait = async (ms: number) => {
      length += ms
    }
    await screen.tell(
      {
        round,
        before: null,
        show: (frame) => frames.push(frame),
        wait,
        ...QUIET,
      },
      options,
    )
    lengths.add(Math.round(length))
    expect(frames.at(-1)).toEqual({ ...frameOf(round, options), motion: 'spin' })
  }
  expect(lengths.size).toBe(1)
})

test.each([
  [spun(18, 8_000), { text: 'The wheel stopped at 4×: ₺80,00.', isWin: true }],
  [spun(1, 0), { text: 'The wheel stopped at an empty segment. No win this round.' }],
])('a round is told for what it is', (round, message) => {
  const { play } = playOf({ round })
  expect(screen.message({ play, options, onOptions: () => {} })).toEqual(message)
})

const onStage = (round: Round, frame: Frame) =>
  renderToStaticMarkup(
    createElement(screen.Stage, { ...playOf({ round }), options, onOptions: () => {}, frame }),
  )

test('the segment is ringed once the wheel stands, and a win alone has its sum beside it', () => {
  const [won, lost] = [spun(18, 8_000), spun(1, 0)]
  const turning = onStage(won, { ...frameOf(won, options), motion: 'spin' })
  expect(turning).not.toMatch(/#FFCE73|₺80,00/)
  expect(onStage(won, frameOf(won, options))).toMatch(/#FFCE73.*₺80,00/s)
  const empty = onStage(lost, frameOf(lost, options))
  expect(empty).not.toMatch(/#FFCE73|₺/)
  expect(empty).toContain(ringRound(20, 1, false))
})
