import { type Card, RANKS, rankOf, suitOf } from '../cards.ts'

/** `A`, `10`, `K` */
export const rankSign = (card: Card): string => RANKS[rankOf(card)]?.replace('T', '10') ?? ''

/** `A♠`, `10♥` */
export const cardSign = (card: Card): string => `${rankSign(card)}${'♠♥♦♣'[suitOf(card)]}`
