import type { Facts } from '../../facts.ts'

export const golgePerdesiFacts: Facts = {
  code: 'zar_golge_perdesi',
  name: { tr: 'Gölge Perdesi', en: 'Shadow Screen' },
  studio: 'Kubbe',
  supplier: 'egt-digital',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_597, highest: 9_597 },
  maxWin: 5_000,
  hitRateBp: 2_851,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 4,
}

export const binKapiliCarsiFacts: Facts = {
  code: 'zar_bin_kapili_carsi',
  name: { tr: 'Bin Kapılı Çarşı', en: 'Bazaar of Doors' },
  studio: 'Yakut',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_597, highest: 9_597 },
  maxWin: 5_000,
  hitRateBp: 2_851,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 4,
}

export const ankaDagiFacts: Facts = {
  code: 'zar_anka_dagi',
  name: { tr: 'Anka Dağı', en: 'Phoenix Mountain' },
  studio: 'Pars',
  supplier: 'softgamings',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_615, highest: 9_615 },
  maxWin: 5_000,
  hitRateBp: 2_982,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 5,
}

export const muhurluMektupFacts: Facts = {
  code: 'zar_muhurlu_mektup',
  name: { tr: 'Mühürlü Mektup', en: 'Sealed Letter' },
  studio: 'Mavi Çini',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_573, highest: 9_573 },
  maxWin: 1_000,
  hitRateBp: 2_851,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 3,
}
