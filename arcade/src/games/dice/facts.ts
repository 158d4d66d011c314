import type { Facts } from '../facts.ts'

export const diceFacts: Facts = {
  code: 'zar_terazi',
  name: { tr: 'Terazi', en: 'Scales' },
  studio: 'Pars',
  supplier: 'egt-digital',
  kind: 'instant',
  category: 'dice',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_803, highest: 9_900 },
  maxWin: 49,
  hitRateBp: null,
  volatility: null,
}
