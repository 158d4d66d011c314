import type { Facts } from '../facts.ts'

export const baccaratFacts: Facts = {
  code: 'zar_kosk_bakara',
  name: { tr: 'Köşk Bakara', en: 'Pavilion Baccarat' },
  studio: 'Kubbe',
  supplier: 'softgamings',
  kind: 'table',
  category: 'baccarat',
  stakeLira: { least: 1, most: 50000 },
  rtpBp: { lowest: 9_515, highest: 9_894 },
  maxWin: 13,
  hitRateBp: null,
  volatility: null,
}
