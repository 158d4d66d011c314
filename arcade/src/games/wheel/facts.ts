import type { Facts } from '../facts.ts'

export const wheelFacts: Facts = {
  code: 'zar_degirmen',
  name: { tr: 'Değirmen', en: 'Mill' },
  studio: 'Anka Oyun',
  supplier: 'everymatrix',
  kind: 'instant',
  category: 'wheel',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_600, highest: 9_600 },
  maxWin: 28,
  hitRateBp: null,
  volatility: null,
}
