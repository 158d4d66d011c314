import type { Facts } from '../../facts.ts'

export const poyrazFeneriFacts: Facts = {
  code: 'zar_poyraz_feneri',
  name: { tr: 'Poyraz Feneri', en: 'North Wind Light' },
  studio: 'Kubbe',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_575, highest: 9_575 },
  maxWin: 405,
  hitRateBp: 6_122,
  maxWinOnceIn: { rounds: 118_519, kind: 'exact' },
  volatility: 2,
}

export const serviAvlusuFacts: Facts = {
  code: 'zar_servi_avlusu',
  name: { tr: 'Servi Avlusu', en: 'Cypress Court' },
  studio: 'Lale Stüdyo',
  supplier: 'egt-digital',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_575, highest: 9_575 },
  maxWin: 405,
  hitRateBp: 6_122,
  maxWinOnceIn: { rounds: 118_519, kind: 'exact' },
  volatility: 2,
}

export const selsebilFacts: Facts = {
  code: 'zar_selsebil',
  name: { tr: 'Selsebil', en: 'Selsebil' },
  studio: 'Mavi Çini',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_555, highest: 9_555 },
  maxWin: 457,
  hitRateBp: 3_091,
  maxWinOnceIn: { rounds: 900_000, kind: 'exact' },
  volatility: 3,
}

export const serilenHaliFacts: Facts = {
  code: 'zar_serilen_hali',
  name: { tr: 'Serilen Halı', en: 'Unrolled Carpet' },
  studio: 'Pars',
  supplier: 'digitain',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_570, highest: 9_570 },
  maxWin: 2_262,
  hitRateBp: 3_076,
  maxWinOnceIn: { rounds: 194_400_000, kind: 'exact' },
  volatility: 4,
}
