import type { Facts } from '../facts.ts'

export const horseRaceFacts: Facts = {
  code: 'zar_doludizgin',
  name: { tr: 'Doludizgin', en: 'Full Gallop' },
  studio: 'Pars',
  supplier: 'hub88',
  kind: 'instant',
  category: 'horse-racing',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_440, highest: 9_499 },
  maxWin: 281,
  hitRateBp: null,
  volatility: null,
}
