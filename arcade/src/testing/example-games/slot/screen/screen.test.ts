import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { exampleModes } from '../modes.ts'
import { roundAt } from '../rules.ts'
import { EXAMPLE_SHEETS } from '../titles.ts'
import { screenOf } from './screen.tsx'
import type { Frame } from './shown.ts'
import { EXAMPLE_WORDS } from './words.ts'

const [SHEET] = EXAMPLE_SHEETS
const screen = await screenOf(SHEET.code)
const asked = { options: {}, onOptions: () => {} }

function spun(stops: number[]) {
  const result = roundAt(SHEET, stops)
  const winKurus = result.hundredths * 20
  return roundOf(
    SHEET.code,
    { bet: { stakeKurus: 2_000 }, result, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
}

test('what is pressed is a bet that the rules read', () => {
  const { play, sent } = playOf()
  screen.main({ play, ...asked }).press()
  expect(exampleModes[0]?.game.readBet(sent[0])).toEqual({ stakeKurus: 2_000 })
})

test('the reels stop from the left and show nothing of where before', async () => {
  const frames: Frame[] = []
  const round = spun([0, 2, 4])
  const show = (frame: Frame) => frames.push(frame)
  await screen.tell({ round, before: null, show, wait: async () => {}, ...QUIET }, {})
  const standing = frames.map(({ symbols }) => symbols.filter((symbol) => symbol !== null).length)
  expect(standing).toEqual([0, 1, 2, 3])
  expect(frames.at(-1)).toEqual(screen.frameOf(round, {}))
})

test.each([
  [spun([0, 2, 4]), { text: 'Three of a kind: plum. ₺56,00 is in your balance.', isWin: true }],
  [spun([0, 2, 1]), { text: 'No win this round.' }],
])('a round is told for what it is', (round, message) => {
  expect(screen.message({ play: playOf({ round }).play, ...asked })).toEqual(message)
})

test('every symbol has a word in both languages', () => {
  for (const symbol of Object.keys(SHEET.pays))
    for (const { symbols } of Object.values(EXAMPLE_WORDS)) expect(symbols[symbol]).toBeTruthy()
})

test('the stage names the symbols once all reels stand', () => {
  const { play } = playOf()
  const drawn = (frame: Frame) =>
    renderToStaticMarkup(createElement(screen.Stage, { play, frame, ...asked }))
  expect(drawn(screen.frameOf(spun([0, 2, 4]), {}))).toContain('Reels: plum, plum, plum.')
  expect(drawn({ symbols: ['plum', null, null] })).toContain(EXAMPLE_WORDS.en.spinning)
})
