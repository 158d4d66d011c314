import type { Facts } from '../facts.ts'

export const kenoFacts: Facts = {
  code: 'zar_kirk_kup',
  name: { tr: 'Kırk Küp', en: 'Forty Jars' },
  studio: 'Mavi Çini',
  supplier: 'egt-digital',
  kind: 'instant',
  category: 'keno',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: { lowest: 9_479, highest: 9_703 },
  maxWin: 10_000,
  hitRateBp: null,
  volatility: null,
}
