import type { Facts } from '../facts.ts'

export const hiLoFacts: Facts = {
  code: 'zar_alt_ust',
  name: { tr: 'Alt Üst', en: 'High Low' },
  studio: 'Pars',
  supplier: 'amusnet',
  kind: 'instant',
  category: 'hi-lo',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_646, highest: 9_700 },
  maxWin: 5_000,
  hitRateBp: null,
  volatility: null,
}
