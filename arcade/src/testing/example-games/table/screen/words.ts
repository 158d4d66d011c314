import type { Language } from '../../../../protocol.ts'

type ExampleWords = {
  deal: string
  stand: string
  double: string
  win: string
  you: string
  dealer: string
  hidden: string
  choose: string
  dealing: string
  question: (card: string) => string
  won: (mine: string, theirs: string, sum: string) => string
  lost: (mine: string, theirs: string) => string
  rules: readonly string[]
}

export const EXAMPLE_WORDS: Record<Language, ExampleWords> = {
  tr: {
    deal: 'Dağıt',
    stand: 'Kal',
    double: 'Katla',
    win: 'Kazanç',
    you: 'Sen',
    dealer: 'Krupiye',
    hidden: 'kapalı kart',
    choose: 'Bahsini seç, dağıt.',
    dealing: 'Kartlar dağıtılıyor.',
    question: (card) => `Kartın ${card}. Kal ya da bahsini katla.`,
    won: (mine, theirs, sum) => `Kartın ${mine}, ${theirs} kartını geçti. ${sum} bakiyende.`,
    lost: (mine, theirs) => `Kartın ${mine}, ${theirs} kartını geçmedi. Bu tur kazanç yok.`,
    rules: [
      'Sana açık, krupiyeye kapalı bir kart dağıtılır. İkisi de sen karar vermeden önce bellidir.',
      'Kalır ya da bahsin kadar daha koyup katlarsın; sonra krupiyenin kartı açılır.',
      'Kartın yüksekse koyduğunun 1,80 katı ödenir; eşit kart kaybeder. En düşük kart astır.',
    ],
  },
  en: {
    deal: 'Deal',
    stand: 'Stand',
    double: 'Double',
    win: 'Win',
    you: 'You',
    dealer: 'Dealer',
    hidden: 'hidden card',
    choose: 'Choose your stake, then deal.',
    dealing: 'The cards are being dealt.',
    question: (card) => `Your card is the ${card}. Stand, or double your stake.`,
    won: (mine, theirs, sum) => `The ${mine} beats the ${theirs}. ${sum} is in your balance.`,
    lost: (mine, theirs) => `The ${mine} does not beat the ${theirs}. No win this round.`,
    rules: [
      'You are dealt an open card and the dealer a hidden one. Both are fixed before you decide.',
      'You stand, or double by a second stake; then the dealer’s card is turned.',
      'A higher card is paid 1.80 times what you staked; equal cards lose. The ace is the lowest.',
    ],
  },
}
