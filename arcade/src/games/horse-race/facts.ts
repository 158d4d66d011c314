import type { Facts } from '../facts.ts'

export const horseRaceFacts: Facts = {
  code: 'zar_doludizgin',
  name: { tr: 'Doludizgin', en: 'Full Gallop' },
  studio: 'Pars',
  supplier: 'digitain',
  kind: 'virtual',
  category: 'horse-racing',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_440, highest: 9_499 },
  maxWin: 281,
  hitRateBp: null,
  volatility: null,
}
