import type { Language } from '../../../protocol.ts'

type LimboWords = {
  target: string
  targetLower: string
  targetHigher: string
  targetPick: string
  yourTarget: (times: string) => string
  chance: string
  light: string
  past: string
  sky: (times: string, isPast: boolean) => string
  atRest: string
  passed: string
  short: string
  choose: string
  rising: string
  won: (height: string, target: string, sum: string) => string
  lost: (height: string, target: string) => string
  summary: (height: string, target: string) => string
  rules: readonly string[]
}

export const LIMBO_WORDS: Record<Language, LimboWords> = {
  tr: {
    target: 'Hedef',
    targetLower: 'Hedefi küçült',
    targetHigher: 'Hedefi büyüt',
    targetPick: 'Hedef seç',
    yourTarget: (times) => `Hedefin ${times}`,
    chance: 'Olasılık',
    light: 'Ateşle',
    past: 'Son turlar',
    sky: (times, isPast) =>
      `Fişek ${times} yüksekliğe çıktı, hedefin ${isPast ? 'üstünde' : 'altında'}.`,
    atRest: 'Fişek ateşlenmeyi bekliyor.',
    passed: 'Hedefini geçti',
    short: 'Hedefe varmadı',
    choose: 'Hedefini seç, ateşle.',
    rising: 'Yükseliyor.',
    won: (height, target, sum) =>
      `${height} yüksekliğe çıktı, hedefin ${target}. ${sum} bakiyende.`,
    lost: (height, target) => `${height} yükseklikte söndü, hedefin ${target}. Bu tur kazanç yok.`,
    summary: (height, target) => `${height} yüksekliğe çıktı, hedef ${target}.`,
    rules: [
      'Fişeğin ne kadar yükseleceği sen ateşlemeden önce bellidir.',
      'Hedefine ulaşır ya da geçerse bahsin hedefin katı kadar ödenir.',
      'Hedef 1,01 ile 10.000 kat arasındadır. Büyük hedefe ulaşma olasılığı küçüktür; olasılık her zaman ekrandadır.',
    ],
  },
  en: {
    target: 'Target',
    targetLower: 'Lower the target',
    targetHigher: 'Raise the target',
    targetPick: 'Choose a target',
    yourTarget: (times) => `Your target ${times}`,
    chance: 'Chance',
    light: 'Light',
    past: 'Last rounds',
    sky: (times, isPast) =>
      `The firework rose to ${times}, ${isPast ? 'past' : 'short of'} your target.`,
    atRest: 'The firework waits to be lit.',
    passed: 'Past your target',
    short: 'Short of the target',
    choose: 'Choose your target, then light it.',
    rising: 'Rising.',
    won: (height, target, sum) =>
      `It rose to ${height}; your target was ${target}. ${sum} is in your balance.`,
    lost: (height, target) =>
      `It went out at ${height}; your target was ${target}. No win this round.`,
    summary: (height, target) => `Rose to ${height}, target ${target}.`,
    rules: [
      'How high the firework rises is fixed before you light it.',
      'If it reaches or passes your target, your stake is paid times the target.',
      'The target is between 1.01 and 10,000. A high target is unlikely to be reached; the chance is always on the screen.',
    ],
  },
}
