import type { Match } from '../../../lib/betting/market-name.ts'
import { selectionName } from '../../../lib/betting/selection-name.ts'
import { foldText } from '../words/fold-text.ts'
import type { Card } from './market/cards.ts'
import { cardName } from './market/market-card.tsx'

/** The cards whose name, lines or selections have every word that was typed. */
export function findCards(cards: readonly Card[], typed: string, match: Match): readonly Card[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter((card) => {
    const text = foldText(textOf(card, match))
    return words.every((word) => text.includes(word))
  })
}

const textOf = (card: Card, match: Match): string =>
  [
    cardName(card, match),
    ...card.markets.flatMap((market) =>
      market.selections.map((selection) => selectionName(selection, market, match)),
    ),
  ].join(' ')
