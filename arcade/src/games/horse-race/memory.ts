import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { HORSES } from './cards.ts'

/** The last winners. */
export function horseRaceMemory({ past }: SeenRounds): Memory {
  const orders = past.map(({ shown }) => (shown as { order: readonly number[] }).order)
  const named = (language: 'tr' | 'en') =>
    orders
      .slice(0, 3)
      .map(([first = 1]) => `${first} ${HORSES[first - 1]?.[language] ?? ''}`)
      .join(' · ')
  return { kind: 'line', text: { tr: named('tr'), en: named('en') } }
}
