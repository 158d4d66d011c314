import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { cardSign } from './card-sign.ts'

/** The last hand. */
export function cardDrawMemory({ past }: SeenRounds): Memory {
  const cards = (past[0]?.shown as { seen: readonly number[] } | undefined)?.seen ?? []
  const text = cards.map(cardSign).join(' ')
  return { kind: 'line', text: { tr: text, en: text } }
}
