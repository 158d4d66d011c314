import type { Language } from '../../../protocol.ts'

type DiceWords = {
  under: string
  over: string
  side: string
  threshold: string
  slider: (threshold: string, side: string, chance: string, times: string) => string
  multiplier: string
  chance: string
  ifWon: string
  weigh: string
  swap: string
  past: string
  choose: string
  weighing: string
  result: (drawn: string, threshold: string, isOver: boolean, isWon: boolean) => string
  won: (drawn: string, sum: string) => string
  returned: (drawn: string, sum: string) => string
  lost: (drawn: string) => string
  summary: (drawn: string, threshold: string, isOver: boolean) => string
  rules: readonly string[]
}

export const DICE_WORDS: Record<Language, DiceWords> = {
  tr: {
    under: 'Altı',
    over: 'Üstü',
    side: 'Yön',
    threshold: 'Eşik',
    slider: (threshold, side, chance, times) =>
      `${threshold}; ${side}; olasılık ${chance}; ${times}`,
    multiplier: 'Çarpan',
    chance: 'Olasılık',
    ifWon: 'Kazanırsan',
    weigh: 'Tart',
    swap: 'Yönü değiştir',
    past: 'Son tartımlar',
    choose: 'Eşiği ve yönü seç, tart.',
    weighing: 'Tartılıyor.',
    result: (_drawn, threshold, isOver, isWon) =>
      `${threshold} ${isOver ? 'sınırının üstünde' : 'sınırının altında'}: ${isWon ? 'kazandın' : 'olmadı'}`,
    won: (drawn, sum) => `${drawn} geldi. Kazandın: ${sum}.`,
    returned: (drawn, sum) => `${drawn} geldi. Dönen ${sum}.`,
    lost: (drawn) => `${drawn} geldi. Bu tur kazanç yok.`,
    summary: (drawn, threshold, isOver) =>
      `${threshold} ${isOver ? 'üstü' : 'altı'}: ${drawn} geldi.`,
    rules: [
      '0,00 ile 100,00 arasında bir sayı çekilir; her biri eşit olasılıktadır.',
      'Sayının eşiğin üstünde ya da altında kalacağına bahis yaparsın. Eşiğin kendisi kaybettirir.',
      'Kazanma olasılığın küçüldükçe çarpan büyür. İkisi de bahisten önce ekrandadır.',
    ],
  },
  en: {
    under: 'Under',
    over: 'Over',
    side: 'Side',
    threshold: 'Threshold',
    slider: (threshold, side, chance, times) => `${threshold}; ${side}; chance ${chance}; ${times}`,
    multiplier: 'Multiplier',
    chance: 'Chance',
    ifWon: 'If you win',
    weigh: 'Weigh',
    swap: 'Change the side',
    past: 'Last results',
    choose: 'Pick a threshold and a side.',
    weighing: 'Weighing.',
    result: (_drawn, threshold, isOver, isWon) =>
      `${isOver ? 'above' : 'below'} ${threshold}: ${isWon ? 'you won' : 'not this time'}`,
    won: (drawn, sum) => `${drawn}. You won ${sum}.`,
    returned: (drawn, sum) => `${drawn}. Returned ${sum}.`,
    lost: (drawn) => `${drawn}. No win this round.`,
    summary: (drawn, threshold, isOver) =>
      `${isOver ? 'Over' : 'Under'} ${threshold}: ${drawn} came.`,
    rules: [
      'A number from 0.00 to 100.00 is drawn; each is as likely as any other.',
      'You bet that it lies over or under a threshold. The threshold itself loses.',
      'The smaller your chance, the larger the multiplier. Both are on the screen before you bet.',
    ],
  },
}
