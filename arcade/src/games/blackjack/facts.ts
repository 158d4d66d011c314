import type { Facts } from '../facts.ts'

export const blackjackFacts: Facts = {
  code: 'zar_han_blackjack',
  name: { tr: 'Han Blackjack', en: 'Inn Blackjack' },
  studio: 'Kubbe',
  supplier: 'hub88',
  kind: 'table',
  category: 'blackjack',
  stakeLira: { least: 5, most: 10_000 },
  rtpBp: { lowest: 9_951, highest: 9_951 },
  maxWin: 8,
  hitRateBp: null,
  volatility: 1,
}
