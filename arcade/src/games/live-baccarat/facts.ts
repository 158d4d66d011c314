import type { Facts } from '../facts.ts'

export const liveBaccaratFacts: Facts = {
  code: 'zar_bogaz_bakara',
  name: { tr: 'Boğaz Bakara', en: 'Bosphorus Baccarat' },
  studio: 'Boğaz Canlı',
  supplier: 'egt-digital',
  kind: 'live',
  category: 'baccarat',
  stakeLira: { least: 5, most: 50_000 },
  rtpBp: { lowest: 9_515, highest: 9_894 },
  maxWin: 13,
  hitRateBp: null,
  volatility: null,
}
