import { type Card, rankOf, suitOf } from '../../../games/cards.ts'
import type { Language } from '../../../protocol.ts'

const words = (text: string): readonly string[] => text.split(' ')
const TR_RANKS = words('as iki üç dört beş altı yedi sekiz dokuz on vale kız papaz')
const TR_SUITS = words('Maça Kupa Karo Sinek')
const EN_RANKS = words('Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King')
const EN_SUITS = words('spades hearts diamonds clubs')

/** `Maça papaz`, `King of spades`. */
export const CARD_NAME: Record<Language, (card: Card) => string> = {
  tr: (card) => `${TR_SUITS[suitOf(card)]} ${TR_RANKS[rankOf(card)]}`,
  en: (card) => `${EN_RANKS[rankOf(card)]} of ${EN_SUITS[suitOf(card)]}`,
}
