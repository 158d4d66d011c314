import type { Facts } from '../../facts.ts'

const FALLS = { kind: 'slot', category: 'slot', stakeLira: { least: 1, most: 2_000 } } as const

export const suKemeriFacts: Facts = {
  ...FALLS,
  code: 'zar_su_kemeri',
  name: { tr: 'Su Kemeri', en: 'Aqueduct' },
  studio: 'Mavi Çini',
  supplier: 'amusnet',
  rtpBp: { lowest: 9_627, highest: 9_627 },
  maxWin: 1_000,
  hitRateBp: 3_680,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 2,
}

export const cayYamaciFacts: Facts = {
  ...FALLS,
  code: 'zar_cay_yamaci',
  name: { tr: 'Çay Yamacı', en: 'Tea Slope' },
  studio: 'Kubbe',
  supplier: 'digitain',
  rtpBp: { lowest: 9_605, highest: 9_605 },
  maxWin: 1_000,
  hitRateBp: 3_680,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 2,
}

export const kardelenFacts: Facts = {
  ...FALLS,
  code: 'zar_kardelen',
  name: { tr: 'Kardelen', en: 'Snowdrop' },
  studio: 'Pars',
  supplier: 'everymatrix',
  rtpBp: { lowest: 9_605, highest: 9_605 },
  maxWin: 1_000,
  hitRateBp: 3_680,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 2,
}

export const kuyumcuTerazisiFacts: Facts = {
  ...FALLS,
  code: 'zar_kuyumcu_terazisi',
  name: { tr: 'Kuyumcu Terazisi', en: 'Jeweller’s Scale' },
  studio: 'Yakut',
  supplier: 'egt-digital',
  rtpBp: { lowest: 9_602, highest: 9_602 },
  maxWin: 2_000,
  hitRateBp: 3_680,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 4,
}
