import type { Facts } from '../facts.ts'

export const cardDrawFacts: Facts = {
  code: 'zar_perde',
  name: { tr: 'Perde', en: 'Curtain' },
  studio: 'Zar Stüdyo',
  supplier: 'amusnet',
  kind: 'tv',
  category: 'card-draw',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_562, highest: 9_600 },
  maxWin: 500,
  hitRateBp: null,
  volatility: null,
}
