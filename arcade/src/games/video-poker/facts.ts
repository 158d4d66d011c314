import type { Facts } from '../facts.ts'

export const videoPokerFacts: Facts = {
  code: 'zar_besli',
  name: { tr: 'Beşli', en: 'Fives' },
  studio: 'Yakut',
  supplier: 'egt-digital',
  kind: 'table',
  category: 'video-poker',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: { lowest: 9_837, highest: 9_954 },
  maxWin: 800,
  hitRateBp: null,
  volatility: null,
}
