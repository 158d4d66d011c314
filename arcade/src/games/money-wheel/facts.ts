import type { Facts } from '../facts.ts'

export const moneyWheelFacts: Facts = {
  code: 'zar_devran',
  name: { tr: 'Devran', en: 'The Turning' },
  studio: 'Kubbe',
  supplier: 'everymatrix',
  kind: 'live',
  category: 'money-wheel',
  stakeLira: { least: 1, most: 16_000 },
  rtpBp: { lowest: 9_444, highest: 9_722 },
  maxWin: 401,
  hitRateBp: null,
  volatility: null,
}
