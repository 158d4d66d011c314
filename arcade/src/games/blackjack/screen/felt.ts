import type { Language } from '../../../protocol.ts'
import { feltDrawing, shoeDrawing, swagDrawing } from '../../../screens/kit/art/felt.ts'
import { TALL, WIDE } from './places.ts'
import { BLACKJACK_WORDS } from './words.ts'

const LOOK = { lit: '#12805a', edge: '#043a2e', ring: '#f2b441' }

/** The table of a wide frame, with what is printed on it. */
export function wideFelt(language: Language): string {
  const { width, height, shoe } = WIDE
  const { pays, dealerRule, insuranceRule } = BLACKJACK_WORDS[language]
  return `${feltDrawing(width, height, 'bj-wide', LOOK)}${shoeDrawing(shoe.x, shoe.y)}${swagDrawing({ id: 'bj-pays', from: 300, to: 1076, y: 234, sag: 42 }, pays, 32)}${swagDrawing({ id: 'bj-rule', from: 300, to: 1076, y: 276, sag: 36 }, `${dealerRule}<tspan class="bj__printed"> · ${insuranceRule}</tspan>`, 19, true)}`
}

export function tallFelt(language: Language): string {
  const { width, height, shoe } = TALL
  const { pays, dealerRule } = BLACKJACK_WORDS[language]
  return `${feltDrawing(width, height, 'bj-tall', LOOK)}${shoeDrawing(shoe.x, shoe.y, 0.42)}${swagDrawing({ id: 'bj-pays-tall', from: 30, to: 344, y: 164, sag: 24 }, pays, 20)}${swagDrawing({ id: 'bj-rule-tall', from: 30, to: 344, y: 214, sag: 4 }, dealerRule, 14, true)}`
}
