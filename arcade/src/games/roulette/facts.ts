import type { Facts } from '../facts.ts'

export const rouletteFacts: Facts = {
  code: 'zar_konak_rulet',
  name: { tr: 'Konak Rulet', en: 'Mansion Roulette' },
  studio: 'Kubbe',
  supplier: 'amusnet',
  kind: 'table',
  category: 'roulette',
  stakeLira: { least: 1, most: 10_000 },
  rtpBp: { lowest: 9_729, highest: 9_729 },
  maxWin: 36,
  hitRateBp: null,
  volatility: null,
}
