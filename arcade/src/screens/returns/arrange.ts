import type { Language } from '../../protocol.ts'
import type { GameReturns } from '../../returns/protocol.ts'
import type { Family, Order } from './words.ts'

/** Half of an interval that can be drawn: five points. */
export const HALF_MOST = 0.05

export type Wish = { search: string; family: Family | null; order: Order }

/** As somebody types it: without case and marks, with the Turkish dotless i as i. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')

const isFound = ({ name, studio }: GameReturns, search: string): boolean =>
  [name.tr, name.en, studio].some((text) => plain(text).includes(search))

/** Greatest first; games of which nothing can be said yet last. */
const SIZES: Record<Exclude<Order, 'name'>, (game: GameReturns) => number> = {
  rounds: ({ played }) => played?.rounds ?? 0,
  declared: ({ declared }) => declared.highest,
  returned: ({ played }) => (played && played.half <= HALF_MOST ? played.returned : -1),
}

/** The games that are looked for, by the name in either language, in the order that is asked for. */
export function arrange(
  games: readonly GameReturns[],
  { search, family, order }: Wish,
  language: Language,
): GameReturns[] {
  const typed = plain(search.trim())
  const byName = (a: GameReturns, b: GameReturns) =>
    a.name[language].localeCompare(b.name[language], language)
  const found = games.filter(
    (game) => (family === null || game.family === family) && isFound(game, typed),
  )
  if (order === 'name') return found.sort(byName)
  const sizeOf = SIZES[order]
  return found.sort((a, b) => sizeOf(b) - sizeOf(a) || byName(a, b))
}

export type Scale = { least: number; most: number }
/** Of every row, so that games can be compared. */
export const SCALE: Scale = { least: 0.92, most: 1.02 }

/** Where a return stands on the scale, 0 to 100, and no further. */
export const placeOf = (part: number, { least, most } = SCALE): number =>
  Math.min(100, Math.max(0, (100 * (part - least)) / (most - least)))
