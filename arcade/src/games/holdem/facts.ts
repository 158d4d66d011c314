import type { Facts } from '../facts.ts'

export const holdemFacts: Facts = {
  code: 'zar_liman_holdem',
  name: { tr: 'Liman Hold’em', en: 'Harbour Hold’em' },
  studio: 'Pars',
  supplier: 'digitain',
  kind: 'table',
  category: 'poker',
  stakeLira: { least: 5, most: 2_500 },
  rtpBp: { lowest: 9_784, highest: 9_784 },
  maxWin: 105,
  hitRateBp: null,
  volatility: 2,
}
