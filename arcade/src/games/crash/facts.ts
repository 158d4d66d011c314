import type { Facts } from '../facts.ts'

export const crashFacts: Facts = {
  code: 'zar_ucurtma',
  name: { tr: 'Uçurtma', en: 'Kite' },
  studio: 'Yakut',
  supplier: 'hub88',
  kind: 'instant',
  category: 'crash',
  stakeLira: { least: 1, most: 5_000 },
  rtpBp: { lowest: 9_899, highest: 9_900 },
  maxWin: 1_000,
  hitRateBp: null,
  volatility: null,
}
