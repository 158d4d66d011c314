import type { Facts } from '../../facts.ts'

export const balonVadisiFacts: Facts = {
  code: 'zar_balon_vadisi',
  name: { tr: 'Balon Vadisi', en: 'Balloon Valley' },
  studio: 'Lale Stüdyo',
  supplier: 'everymatrix',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_579, highest: 9_579 },
  maxWin: 1_000,
  hitRateBp: 2_984,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 3,
}

export const leylekGocuFacts: Facts = {
  code: 'zar_leylek_gocu',
  name: { tr: 'Leylek Göçü', en: 'Stork Passage' },
  studio: 'Mavi Çini',
  supplier: 'digitain',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_613, highest: 9_613 },
  maxWin: 600,
  hitRateBp: 3_127,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 2,
}

export const ruzgarGuluFacts: Facts = {
  code: 'zar_ruzgar_gulu',
  name: { tr: 'Rüzgâr Gülü', en: 'Wind Rose' },
  studio: 'Yakut',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_565, highest: 9_565 },
  maxWin: 1_000,
  hitRateBp: 2_987,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 3,
}

export const balikPazariFacts: Facts = {
  code: 'zar_balik_pazari',
  name: { tr: 'Balık Pazarı', en: 'Fish Market' },
  studio: 'Pars',
  supplier: 'egt-digital',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_617, highest: 9_617 },
  maxWin: 1_500,
  hitRateBp: 3_130,
  maxWinOnceIn: { rounds: 10_000_000, kind: 'bound' },
  volatility: 3,
}
