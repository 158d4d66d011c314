import type { Facts } from '../facts.ts'

export const scratchFacts: Facts = {
  code: 'zar_sedef',
  name: { tr: 'Sedef', en: 'Mother-of-Pearl' },
  studio: 'Yakut',
  supplier: 'digitain',
  kind: 'instant',
  category: 'scratch',
  stakeLira: { least: 1, most: 500 },
  rtpBp: { lowest: 9_550, highest: 9_550 },
  maxWin: 500,
  hitRateBp: 3_122,
  maxWinOnceIn: { rounds: 5_000, kind: 'exact' },
  volatility: 5,
}
