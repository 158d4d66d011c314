import { type Card, rankOf, suitOf } from '../../games/cards.ts'
import type { Hand } from '../../games/poker.ts'
import type { Language } from '../../protocol.ts'

const words = (text: string): readonly string[] => text.split(' ')

/** From 0 for the ace to 12 for the king. */
export const RANK_NAMES: Record<Language, readonly string[]> = {
  tr: words('as iki üç dört beş altı yedi sekiz dokuz on vale kız papaz'),
  en: words('ace two three four five six seven eight nine ten jack queen king'),
}

/** More than one of a rank. Turkish has one form after a number. */
export const RANKS_NAMES: Record<Language, readonly string[]> = {
  tr: RANK_NAMES.tr,
  en: words('aces twos threes fours fives sixes sevens eights nines tens jacks queens kings'),
}

/** Spades, hearts, diamonds, clubs. */
export const SUIT_NAMES: Record<Language, readonly string[]> = {
  tr: words('maça kupa karo sinek'),
  en: words('spades hearts diamonds clubs'),
}

export const capital = (text = '', language: Language = 'en'): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** A card in the middle of a sentence: `kupa papaz`, `king of hearts`. */
export function cardInText(card: Card, language: Language): string {
  const rank = RANK_NAMES[language][rankOf(card)] ?? ''
  const suit = SUIT_NAMES[language][suitOf(card)] ?? ''
  return language === 'tr' ? `${suit} ${rank}` : `${rank} of ${suit}`
}

/** A card by itself: `Kupa papaz`, `King of hearts`. */
export const cardName = (card: Card, language: Language): string =>
  capital(cardInText(card, language), language)

/** What the hands of poker are called in a pay table. */
export const HAND_NAMES: Record<Language, Record<Hand, string>> = {
  tr: {
    royal: 'Flos royal',
    straightFlush: 'Düz flos',
    quads: 'Kare',
    full: 'Ful',
    flush: 'Flos',
    straight: 'Kent',
    trips: 'Üçlü',
    twoPair: 'Döper',
    pair: 'Per',
    high: 'Yüksek kart',
  },
  en: {
    royal: 'Royal flush',
    straightFlush: 'Straight flush',
    quads: 'Four of a kind',
    full: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    trips: 'Three of a kind',
    twoPair: 'Two pair',
    pair: 'Pair',
    high: 'High card',
  },
}
