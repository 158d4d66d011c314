import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { Message } from './game-screen.ts'
import { MessageLine } from './message-line.tsx'
import { storeOf } from './testing/store.ts'

/** What is seen on the line, and what is read out. */
function lineOf(message: Message) {
  const { store } = storeOf({ tell: async () => {} })
  const markup = renderToStaticMarkup(
    createElement(MessageLine, {
      open: {
        ...(store.state as OpenPlay),
        phase: 'ready',
        freeRounds: { now: null, over: null },
        notice: null,
        said: '',
        autoplay: null,
        isOffline: false,
        fairness: { pair: {} } as OpenPlay['fairness'],
      },
      message,
      options: store.options,
      controls: playControls(store),
      onSeeds: () => {},
    }),
  )
  const [, apart] = markup.match(/<p aria-hidden="true">(.*?)<\/p>/) ?? []
  const [, region = ''] = markup.match(/<p role="status".*?>(.*?)<\/p>/) ?? []
  const sums = [...markup.matchAll(/<b>(.*?)<\/b>/g)].map(([, sum]) => sum)
  return { apart, region: region.replace(/<.*?>/g, ''), sums }
}

test('a sentence is seen and read out', () => {
  expect(lineOf({ text: 'Won.' })).toMatchObject({ apart: undefined, region: 'Won.' })
})

test('a step is seen and not read out', () => {
  expect(lineOf({ text: 'Falls.', isStep: true })).toMatchObject({ apart: 'Falls.', region: '' })
})

test('what was asked for is read out in the place of what is seen', () => {
  const aloud = { text: 'Line 1. Line 2.', time: 1 }
  expect(lineOf({ text: 'Won.', aloud })).toMatchObject({
    apart: 'Won.',
    region: 'Line 1. Line 2.',
  })
})

test('a line of its own parts no number from what it counts', () => {
  const { region } = lineOf({ text: '3 wins, 12 ways: ₺48.00, 2.4 times your stake.' })
  expect(region).toBe('3\u00a0wins, 12\u00a0ways: ₺48.00, 2.4\u00a0times your stake.')
  expect(lineOf({ text: '3 falls: ₺24,00 + ₺6,00 × 2 = ₺36,00.' }).region).toContain(
    '₺24,00 + ₺6,00\u00a0×\u00a02 = ₺36,00.',
  )
  expect(lineOf({ text: 'Cranes on line 4: ₺72.00.' }).region).toContain('on line\u00a04: ₺72.00.')
})

test('sums and multipliers stand out, and the sentence is read as it is written', () => {
  const text = 'Çektin: ₺1.066,40, bahsinin 3,32× karşılığı. 17 kara.'
  expect(lineOf({ text })).toMatchObject({
    region: text.replace('17 ', '17\u00a0'),
    sums: ['₺1.066,40', '3,32×'],
  })
  expect(lineOf({ text: 'Rose to 12.60×, won ₺5.' }).sums).toEqual(['12.60×', '₺5'])
})
