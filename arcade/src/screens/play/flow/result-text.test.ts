import { expect, test } from 'vitest'
import type { GameSheet, Step } from '../../../protocol.ts'
import { WORDS } from '../../words/index.ts'
import { stepText, sumText, type Voice } from './result-text.ts'

const sheet: GameSheet = {
  gameCode: 'deneme',
  version: '1',
  name: 'Deneme',
  studio: 'Lale',
  symbols: [
    {
      id: 'nar',
      emblem: 'nar',
      name: { tr: 'Nar', en: 'Pomegranate' },
      role: 'plain',
      pays: [1, 2, 3],
    },
    {
      id: 'isik',
      emblem: 'fener',
      name: { tr: 'Işık', en: 'Light' },
      role: 'scatter',
      pays: [1, 2, 3],
    },
  ],
  reels: [],
  lines: [],
  freeSpins: { byScatters: [8, 12, 20], multiplier: 2 },
  stakesKurus: [2000],
  rtp: { numerator: '1', denominator: '1', bp: 9640 },
  hitRateBp: 1,
  sigmaHundredths: 1,
  maxWinMultiple: 1,
  volatility: 3,
}
const tr: Voice = { words: WORDS.tr, language: 'tr', sheet }
const en: Voice = { words: WORDS.en, language: 'en', sheet }

const step: Step = {
  kind: 'paid',
  stops: [],
  grid: [],
  wins: [{ line: 1, symbol: 'nar', count: 3, cells: [], amountKurus: 4000 }],
  winKurus: 4000,
  freeSpinsWon: 0,
}

test('a win is said with its symbols, its line and its sum', () => {
  expect(stepText(tr, step, 2000)).toBe('3 nar, 2. çizgi, ₺40,00. ₺40,00 kazandın.')
  expect(stepText(en, step, 2000)).toBe('3 pomegranate, line 2, ₺40,00. You won ₺40,00.')
})

test('GAM-09: a return that is not above the stake is never called a win', () => {
  for (const winKurus of [1, 1999, 2000]) {
    expect(sumText(tr, winKurus, 2000)).not.toContain('kazandın')
    expect(sumText(en, winKurus, 2000)).not.toContain('won')
  }
  expect(sumText(tr, 2001, 2000)).toBe('₺20,01 kazandın.')
})

test('GAM-09: of a free round everything is won, since nothing was staked', () => {
  expect(sumText(tr, 80, 0)).toBe('₺0,80 kazandın.')
  expect(sumText(en, 80, 0)).toBe('You won ₺0,80.')
  expect(sumText(tr, 0, 0)).toBe('Bu tur kazanç yok.')
})

test('a loss is said plainly', () => {
  expect(stepText(tr, { ...step, wins: [], winKurus: 0 }, 2000)).toBe('Bu tur kazanç yok.')
  expect(stepText(en, { ...step, kind: 'free', wins: [], winKurus: 0 }, 2000)).toBe(
    'No win this round.',
  )
})

test('Turkish letters are lowered as Turkish does, and free spins are announced', () => {
  const scatter = { line: null, symbol: 'isik', count: 3, cells: [], amountKurus: 4000 }
  expect(stepText(tr, { ...step, wins: [scatter], freeSpinsWon: 8 }, 2000)).toBe(
    '3 ışık, her yerde öder, ₺40,00. ₺40,00 kazandın. 8 bedava çevirme kazandın.',
  )
})
