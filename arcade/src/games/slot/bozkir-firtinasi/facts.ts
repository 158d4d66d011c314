import type { Facts } from '../../facts.ts'

export const bozkirFirtinasiFacts: Facts = {
  code: 'zar_bozkir_firtinasi',
  name: { tr: 'Bozkır Fırtınası', en: 'Steppe Storm' },
  studio: 'Kubbe',
  supplier: 'softgamings',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: { lowest: 9_601, highest: 9_601 },
  maxWin: 8_285,
  hitRateBp: 1_821,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 5,
}

export const karayelFacts: Facts = {
  code: 'zar_karayel',
  name: { tr: 'Karayel', en: 'The Black Wind' },
  studio: 'Yakut',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: { lowest: 9_601, highest: 9_601 },
  maxWin: 8_285,
  hitRateBp: 1_821,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 5,
}

export const sultaninTaciFacts: Facts = {
  code: 'zar_sultanin_taci',
  name: { tr: 'Sultan’ın Tacı', en: 'Sultan’s Crown' },
  studio: 'Kubbe',
  supplier: 'digitain',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: { lowest: 9_611, highest: 9_611 },
  maxWin: 8_320,
  hitRateBp: 1_950,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 5,
}
