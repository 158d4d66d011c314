import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardNamed } from '../../../../games/cards.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { exampleGame, type State } from '../rules.ts'
import { screen } from './screen.tsx'
import type { Frame } from './shown.ts'

const OPEN: State = {
  stakeKurus: 2_000,
  player: cardNamed('Kh'),
  dealer: cardNamed('2c'),
  end: null,
}
const open = roundOf(exampleGame.code, exampleGame.shownOf(OPEN))
const over = roundOf(exampleGame.code, exampleGame.shownOf({ ...OPEN, end: 'stood' }), {
  winKurus: 3_600,
  isDecided: true,
  state: 'settled',
})
const asked = { options: {}, onOptions: () => {} }

test('what is pressed is what the rules read', () => {
  const ready = playOf()
  screen.main({ play: ready.play, ...asked }).press()
  expect(exampleGame.readBet(ready.sent[0])).toEqual({ stakeKurus: 2_000 })
  const choosing = playOf({ phase: 'choosing', round: open })
  screen.main({ play: choosing.play, ...asked }).press()
  for (const action of screen.secondary?.({ play: choosing.play, ...asked }) ?? []) action.press()
  expect(choosing.sent.map((move) => exampleGame.readMove(move))).toEqual([
    { stand: true },
    { double: true },
  ])
})

test('the dealer’s card is on no frame before the round is over', async () => {
  const frames: Frame[] = []
  const show = (frame: Frame) => frames.push(frame)
  const how = { show, wait: async () => {}, ...QUIET }
  await screen.tell({ round: open, before: null, ...how }, {})
  expect(frames.every(({ dealer }) => dealer === null)).toBe(true)
  await screen.tell({ round: over, before: open, ...how }, {})
  expect(frames.at(-1)).toEqual(screen.frameOf(over, {}))
})

test('a round asks, and then tells what it came to', () => {
  const textOf = (round: typeof open, phase: 'choosing' | 'ready') =>
    screen.message({ play: playOf({ round, phase }).play, ...asked }).text
  expect(textOf(open, 'choosing')).toMatch(/^Your card is the .*\. Stand, or double your stake\.$/)
  expect(textOf(over, 'ready')).toMatch(/beats .* ₺36,00 is in your balance\.$/)
})

test('the stage names the cards that lie open', () => {
  const drawn = (round: typeof open) => {
    const frame = screen.frameOf(round, {})
    return renderToStaticMarkup(
      createElement(screen.Stage, { play: playOf({ round }).play, frame, ...asked }),
    )
  }
  expect(drawn(open)).not.toContain('Two of clubs')
  expect(drawn(over)).toContain('Two of clubs')
})
