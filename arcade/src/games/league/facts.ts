import type { Facts } from '../facts.ts'

export const leagueFacts: Facts = {
  code: 'zar_zar_ligi',
  name: { tr: 'Zar Ligi', en: 'Zar League' },
  studio: 'Pars',
  supplier: 'everymatrix',
  kind: 'virtual',
  category: 'virtual-football',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_441, highest: 9_499 },
  maxWin: 499,
  hitRateBp: null,
  volatility: null,
}
