import type { Facts } from '../facts.ts'

export const draw649Facts: Facts = {
  code: 'zar_kure_649',
  name: { tr: 'Küre 6/49', en: 'Globe 6/49' },
  studio: 'Zar Stüdyo',
  supplier: 'softgamings',
  kind: 'tv',
  category: 'lottery',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_565, highest: 9_634 },
  maxWin: 500_000,
  hitRateBp: null,
  volatility: null,
}
