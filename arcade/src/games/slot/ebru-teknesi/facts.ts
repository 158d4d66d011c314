import type { Facts } from '../../facts.ts'

export const ebruTeknesiFacts: Facts = {
  code: 'zar_ebru_teknesi',
  name: { tr: 'Ebru Teknesi', en: 'Marbling Tray' },
  studio: 'Kubbe',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_605, highest: 9_605 },
  maxWin: 3_000,
  hitRateBp: 3_138,
  maxWinOnceIn: { rounds: 30_000_000, kind: 'unseen' },
  volatility: 3,
}

export const kilimDokuyanFacts: Facts = {
  code: 'zar_kilim_dokuyan',
  name: { tr: 'Kilim Dokuyan', en: 'Kilim Weaver' },
  studio: 'Anka Oyun',
  supplier: 'egt-digital',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_605, highest: 9_605 },
  maxWin: 3_000,
  hitRateBp: 3_138,
  maxWinOnceIn: { rounds: 30_000_000, kind: 'unseen' },
  volatility: 3,
}

export const petekBahcesiFacts: Facts = {
  code: 'zar_petek_bahcesi',
  name: { tr: 'Petek Bahçesi', en: 'Honeycomb Garden' },
  studio: 'Lale Stüdyo',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_602, highest: 9_602 },
  maxWin: 2_000,
  hitRateBp: 3_138,
  maxWinOnceIn: { rounds: 30_000_000, kind: 'unseen' },
  volatility: 2,
}

export const mozaikAvlusuFacts: Facts = {
  code: 'zar_mozaik_avlusu',
  name: { tr: 'Mozaik Avlusu', en: 'Mosaic Court' },
  studio: 'Pars',
  supplier: 'digitain',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_604, highest: 9_604 },
  maxWin: 5_000,
  hitRateBp: 3_138,
  maxWinOnceIn: { rounds: 30_000_000, kind: 'unseen' },
  volatility: 4,
}
