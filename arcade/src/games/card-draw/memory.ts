import { RANKS, rankOf, suitOf } from '../cards.ts'
import type { Memory, SeenRounds } from '../rooms/memory.ts'

const textOf = (card: number): string =>
  `${RANKS[rankOf(card)]?.replace('T', '10')}${'♠♥♦♣'[suitOf(card)]}`

/** The last hand. */
export function cardDrawMemory({ past }: SeenRounds): Memory {
  const cards = (past[0]?.shown as { seen: readonly number[] } | undefined)?.seen ?? []
  const text = cards.map(textOf).join(' ')
  return { kind: 'line', text: { tr: text, en: text } }
}
