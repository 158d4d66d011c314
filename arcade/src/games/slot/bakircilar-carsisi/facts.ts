import type { Facts } from '../../facts.ts'

export const bakircilarCarsisiFacts: Facts = {
  code: 'zar_bakircilar_carsisi',
  name: { tr: 'Bakırcılar Çarşısı', en: 'Coppersmiths’ Bazaar' },
  studio: 'Anka Oyun',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_641, highest: 9_641 },
  maxWin: 1_764,
  hitRateBp: 2_942,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 4,
}

export const sungerTeknesiFacts: Facts = {
  code: 'zar_sunger_teknesi',
  name: { tr: 'Sünger Teknesi', en: 'Sponge Boat' },
  studio: 'Mavi Çini',
  supplier: 'digitain',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_579, highest: 9_579 },
  maxWin: 1_264,
  hitRateBp: 2_942,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 3,
}

export const darphaneFacts: Facts = {
  code: 'zar_darphane',
  name: { tr: 'Darphane', en: 'Mint House' },
  studio: 'Kubbe',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_641, highest: 9_641 },
  maxWin: 1_764,
  hitRateBp: 2_942,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 4,
}

export const hasatAmbariFacts: Facts = {
  code: 'zar_hasat_ambari',
  name: { tr: 'Hasat Ambarı', en: 'Harvest Barn' },
  studio: 'Lale Stüdyo',
  supplier: 'egt-digital',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_600, highest: 9_600 },
  maxWin: 1_061,
  hitRateBp: 2_942,
  maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
  volatility: 2,
}
