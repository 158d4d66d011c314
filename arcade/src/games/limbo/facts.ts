import type { Facts } from '../facts.ts'

export const limboFacts: Facts = {
  code: 'zar_fisek',
  name: { tr: 'Fişek', en: 'Firework' },
  studio: 'Yakut',
  supplier: 'softgamings',
  kind: 'instant',
  category: 'limbo',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_699, highest: 9_699 },
  maxWin: 10_000,
  hitRateBp: null,
  volatility: null,
}
