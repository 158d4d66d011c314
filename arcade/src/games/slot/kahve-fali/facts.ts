import type { Facts } from '../../facts.ts'

export const kahveFaliFacts: Facts = {
  code: 'zar_kahve_fali',
  name: { tr: 'Kahve Falı', en: 'Coffee Fortune' },
  studio: 'Lale Stüdyo',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_610, highest: 9_610 },
  maxWin: 113,
  hitRateBp: 3_097,
  maxWinOnceIn: { rounds: 3_037_500, kind: 'exact' },
  volatility: 2,
}

export const hamamTasiFacts: Facts = {
  code: 'zar_hamam_tasi',
  name: { tr: 'Hamam Tası', en: 'Hammam Bowl' },
  studio: 'Pars',
  supplier: 'softgamings',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_574, highest: 9_574 },
  maxWin: 113,
  hitRateBp: 3_099,
  maxWinOnceIn: { rounds: 3_037_500, kind: 'exact' },
  volatility: 2,
}

export const ceyizSandigiFacts: Facts = {
  code: 'zar_ceyiz_sandigi',
  name: { tr: 'Çeyiz Sandığı', en: 'Dowry Chest' },
  studio: 'Yakut',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_616, highest: 9_616 },
  maxWin: 238,
  hitRateBp: 2_579,
  maxWinOnceIn: { rounds: 8_100_000, kind: 'exact' },
  volatility: 3,
}
