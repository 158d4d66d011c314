import type { Facts } from '../facts.ts'

export const sicBoFacts: Facts = {
  code: 'zar_uc_zar',
  name: { tr: 'Üç Zar', en: 'Three Dice' },
  studio: 'Pars',
  supplier: 'everymatrix',
  kind: 'table',
  category: 'sic-bo',
  stakeLira: { least: 1, most: 50_000 },
  rtpBp: { lowest: 9_625, highest: 9_722 },
  maxWin: 210,
  hitRateBp: null,
  volatility: null,
}
