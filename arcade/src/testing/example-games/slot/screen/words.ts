import type { Language } from '../../../../protocol.ts'

type ExampleWords = {
  spin: string
  win: string
  choose: string
  spinning: string
  symbols: Record<string, string>
  reels: (symbols: string) => string
  won: (symbol: string, sum: string) => string
  lost: string
  rules: readonly string[]
}

export const EXAMPLE_WORDS: Record<Language, ExampleWords> = {
  tr: {
    spin: 'Çevir',
    win: 'Kazanç',
    choose: 'Bahsini seç, çevir.',
    spinning: 'Makaralar dönüyor.',
    symbols: { bell: 'çan', star: 'yıldız', plum: 'erik' },
    reels: (symbols) => `Makaralar: ${symbols}.`,
    won: (symbol, sum) => `Üç ${symbol}. ${sum} bakiyende.`,
    lost: 'Bu tur kazanç yok.',
    rules: [
      'Makaraların nerede duracağı sen çevirmeden önce bellidir.',
      'Üç aynı simge öder: çan 35, yıldız 12, erik 2,80 katını.',
    ],
  },
  en: {
    spin: 'Spin',
    win: 'Win',
    choose: 'Choose your stake, then spin.',
    spinning: 'The reels are turning.',
    symbols: { bell: 'bell', star: 'star', plum: 'plum' },
    reels: (symbols) => `Reels: ${symbols}.`,
    won: (symbol, sum) => `Three of a kind: ${symbol}. ${sum} is in your balance.`,
    lost: 'No win this round.',
    rules: [
      'Where the reels stop is fixed before you spin.',
      'Three alike pay: the bell 35, the star 12, the plum 2.80 times the stake.',
    ],
  },
}
