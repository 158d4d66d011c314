import type { Language } from '../../../../protocol.ts'
import type { Side } from '../rules.ts'

type ExampleWords = {
  side: string
  sides: Record<Side, string>
  toss: string
  win: string
  choose: string
  tossing: string
  coin: (side: string | undefined) => string
  won: (side: string, sum: string) => string
  lost: (side: string) => string
  summary: (called: string, fell: string) => string
  rules: readonly string[]
}

export const EXAMPLE_WORDS: Record<Language, ExampleWords> = {
  tr: {
    side: 'Yüz',
    sides: { heads: 'Yazı', tails: 'Tura' },
    toss: 'At',
    win: 'Kazanç',
    choose: 'Yazı mı, tura mı? Seç ve at.',
    tossing: 'Para havada.',
    coin: (side) => (side ? `Para ${side} geldi.` : 'Para atılmayı bekliyor.'),
    won: (side, sum) => `${side} geldi. ${sum} bakiyende.`,
    lost: (side) => `${side} geldi. Bu tur kazanç yok.`,
    summary: (called, fell) => `${called} dedin, ${fell} geldi.`,
    rules: [
      'Paranın hangi yüzünün geleceği sen atmadan önce bellidir.',
      'Dediğin yüz gelirse bahsinin 1,94 katı ödenir.',
    ],
  },
  en: {
    side: 'Side',
    sides: { heads: 'Heads', tails: 'Tails' },
    toss: 'Toss',
    win: 'Win',
    choose: 'Heads or tails? Choose, then toss.',
    tossing: 'The coin is in the air.',
    coin: (side) => (side ? `The coin fell on ${side}.` : 'The coin waits to be tossed.'),
    won: (side, sum) => `${side}. ${sum} is in your balance.`,
    lost: (side) => `${side}. No win this round.`,
    summary: (called, fell) => `You called ${called}; it fell on ${fell}.`,
    rules: [
      'Which side the coin falls on is fixed before you toss it.',
      'If it falls on your side, your stake is paid 1.94 times.',
    ],
  },
}
