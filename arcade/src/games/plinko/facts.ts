import type { Facts } from '../facts.ts'

export const plinkoFacts: Facts = {
  code: 'zar_nar_tanesi',
  name: { tr: 'Nar Tanesi', en: 'Pomegranate Seed' },
  studio: 'Lale Stüdyo',
  supplier: 'hub88',
  kind: 'instant',
  category: 'plinko',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_828, highest: 9_899 },
  maxWin: 1_000,
  hitRateBp: null,
  volatility: null,
}
