import type { Game, games as gamesCall } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'
import { fold } from './fold.ts'
import type { Catalogue, Entry } from './open-games.ts'
import { newSinceMs } from './present-game.ts'

export type LobbyDeps = { catalogue: Catalogue; clock: Clock }

/** The words of a search, folded as the catalogue's keys are. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).map(fold).filter(Boolean)

export const hasWords = (key: string, words: readonly string[]): boolean =>
  words.every((word) => key.includes(word))

/** The same games, those of which a name begins with the first word before the others. */
export function beginnersFirst(entries: readonly Entry[], [first]: readonly string[]): Entry[] {
  if (first === undefined) return [...entries]
  const begins = ({ names }: Entry) => names.some((name) => name.startsWith(first))
  return [...entries.filter(begins), ...entries.filter((entry) => !begins(entry))]
}

/** Games as they are answered, with what the time says of them. */
export function present(entries: readonly Entry[], clock: Clock): Game[] {
  const sinceMs = newSinceMs(clock)
  return entries.map(({ game, releasedMs }) => ({ ...game, isNew: releasedMs > sinceMs }))
}

/**
 * The games of a category, or a page of those whose name, studio or search words have every word that was typed.
 * `live` narrows a search to the tables that a person deals.
 */
export async function findGames(
  { catalogue, clock }: LobbyDeps,
  question: z.output<typeof gamesCall.input>,
  locale: Locale,
): Promise<Game[]> {
  const { popular } = (await catalogue()).orders[locale]
  if ('systemCategory' in question) {
    const { systemCategory } = question
    return present(
      popular.filter(({ categoryId, isInClosed }) => categoryId === systemCategory && !isInClosed),
      clock,
    )
  }
  const { live, search, skip, take } = question
  const words = wordsOf(search)
  const found = popular.filter(
    ({ key, slugs, isInClosed }) =>
      (!live || slugs.includes('live')) &&
      // Without a word it is a list.
      (words.length > 0 || !isInClosed) &&
      hasWords(key, words),
  )
  return present(beginnersFirst(found, words).slice(skip, skip + take), clock)
}
