import type { Facts } from '../../facts.ts'

export const nakkashaneFacts: Facts = {
  code: 'zar_nakkashane',
  name: { tr: 'Nakkaşhane', en: 'The Illuminators' },
  studio: 'Lale Stüdyo',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_609, highest: 9_609 },
  maxWin: 1_601,
  hitRateBp: 2_501,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 4,
}

export const kehribarFacts: Facts = {
  code: 'zar_kehribar',
  name: { tr: 'Kehribar Damlası', en: 'Drop of Amber' },
  studio: 'Anka Oyun',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_558, highest: 9_558 },
  maxWin: 1_940,
  hitRateBp: 2_472,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 5,
}

export const nazarDegmezFacts: Facts = {
  code: 'zar_nazar_degmez',
  name: { tr: 'Nazar Değmez', en: 'Evil Eye Averted' },
  studio: 'Mavi Çini',
  supplier: 'softgamings',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_622, highest: 9_622 },
  maxWin: 1_424,
  hitRateBp: 2_470,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 4,
}
