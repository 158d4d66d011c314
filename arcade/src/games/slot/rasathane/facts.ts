import type { Facts } from '../../facts.ts'

const TUMBLES = {
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  maxWin: 5_000,
  hitRateBp: 3_379,
  maxWinOnceIn: { rounds: 1_000_000_000_000, kind: 'bound' },
} as const

export const rasathaneFacts: Facts = {
  ...TUMBLES,
  code: 'zar_rasathane',
  name: { tr: 'Rasathane', en: 'Observatory' },
  studio: 'Kubbe',
  supplier: 'hub88',
  rtpBp: { lowest: 9_577, highest: 9_577 },
  volatility: 4,
}

export const mercanKoyuFacts: Facts = {
  ...TUMBLES,
  code: 'zar_mercan_koyu',
  name: { tr: 'Mercan Koyu', en: 'Coral Bay' },
  studio: 'Lale Stüdyo',
  supplier: 'softgamings',
  rtpBp: { lowest: 9_577, highest: 9_577 },
  volatility: 4,
}

export const ipekHaniFacts: Facts = {
  ...TUMBLES,
  code: 'zar_ipek_hani',
  name: { tr: 'İpek Hanı', en: 'Silk Inn' },
  studio: 'Anka Oyun',
  supplier: 'amusnet',
  rtpBp: { lowest: 9_602, highest: 9_602 },
  volatility: 3,
}
