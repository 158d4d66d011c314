import type { Facts } from '../facts.ts'

export const liveHoldemFacts: Facts = {
  code: 'zar_anadolu_poker',
  name: { tr: 'Anadolu Poker', en: 'Anatolian Poker' },
  studio: 'Boğaz Canlı',
  supplier: 'egt-digital',
  kind: 'live',
  category: 'poker',
  stakeLira: { least: 5, most: 6_500 },
  rtpBp: { lowest: 9_784, highest: 9_784 },
  maxWin: 105,
  hitRateBp: null,
  volatility: 2,
}
