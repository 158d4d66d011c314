import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { exampleGame, type Side } from '../rules.ts'
import { screen } from './screen.tsx'
import type { Frame } from './shown.ts'

const tossed = (called: Side, side: Side, winKurus: number) =>
  roundOf(
    exampleGame.code,
    { bet: { stakeKurus: 2_000, side: called }, result: { side }, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
const asked = { options: { side: 'tails' as const }, onOptions: () => {} }

test('what is pressed is a bet that the rules read', () => {
  const { play, sent } = playOf()
  screen.main({ play, ...asked }).press()
  expect(exampleGame.readBet(sent[0])).toEqual({ stakeKurus: 2_000, side: 'tails' })
})

test('the telling shows no side before the coin has fallen, and ends where the round does', async () => {
  const frames: Frame[] = []
  const round = tossed('tails', 'heads', 0)
  const show = (frame: Frame) => frames.push(frame)
  await screen.tell({ round, before: null, show, wait: async () => {}, ...QUIET }, asked.options)
  expect(frames.map(({ side }) => side)).toEqual([null, 'heads'])
  expect(frames.at(-1)).toEqual(screen.frameOf(round, asked.options))
})

test.each([
  [tossed('tails', 'tails', 3_880), { text: 'Tails. ₺38,80 is in your balance.', isWin: true }],
  [tossed('tails', 'heads', 0), { text: 'Heads. No win this round.' }],
])('a round is told for what it is', (round, message) => {
  expect(screen.message({ play: playOf({ round }).play, ...asked })).toEqual(message)
})

test('the stage says what lies on it', () => {
  const round = tossed('tails', 'heads', 0)
  const { play } = playOf({ round })
  const frame = screen.frameOf(round, asked.options)
  const drawn = renderToStaticMarkup(createElement(screen.Stage, { play, frame, ...asked }))
  expect(drawn).toContain('aria-label="The coin fell on Heads."')
})
