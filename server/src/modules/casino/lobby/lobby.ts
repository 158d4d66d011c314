import type { lobby as lobbyCall } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'
import { beginnersFirst, hasWords, type LobbyDeps, present, wordsOf } from './find-games.ts'
import type { Entry } from './open-games.ts'
import { newSinceMs } from './present-game.ts'

type Question = z.output<typeof lobbyCall.input>
type Page = z.output<typeof lobbyCall.output>
type Passes = (entry: Entry) => boolean

/** One page of the games that pass every filter of the question, and how many pass. */
export async function askLobby(
  { catalogue, clock }: LobbyDeps,
  question: Question,
  locale: Locale,
): Promise<Page> {
  const { sort = 'popular', skip, take } = question
  const { orders } = await catalogue()
  const filters = [...filtersOf(question), ...listFiltersOf(question, newSinceMs(clock))]
  const passing = orders[locale][sort].filter((entry) => filters.every((passes) => passes(entry)))
  const ordered = sort === 'popular' ? nearestFirst(passing, question) : passing
  return { total: ordered.length, games: present(ordered.slice(skip, skip + take), clock) }
}

function filtersOf({ slug, category, search, kind, rtpMinBp, codes }: Question): Passes[] {
  const words = wordsOf(search ?? '')
  return [
    // Of a closed category who searches finds a game, and who names it.
    ...(words.length > 0 || codes ? [] : [({ isInClosed }: Entry) => !isInClosed]),
    ...(slug === undefined ? [] : [({ slugs }: Entry) => slugs.includes(slug)]),
    ...(category === undefined ? [] : [({ categoryId }: Entry) => categoryId === category]),
    ...(words.length > 0 ? [({ key }: Entry) => hasWords(key, words)] : []),
    ...(kind ? [({ game }: Entry) => game.kind === kind] : []),
    ...(rtpMinBp ? [({ game }: Entry) => game.rtpBp >= rtpMinBp] : []),
  ]
}

function listFiltersOf(question: Question, sinceMs: number): Passes[] {
  const { studios, volatilities, features, isNew, codes } = question
  const listed = new Set(codes)
  const wildness = new Set<number | null>(volatilities)
  return [
    ...(isNew ? [({ releasedMs }: Entry) => releasedMs > sinceMs] : []),
    ...(studios?.length ? [({ game }: Entry) => studios.includes(game.studio)] : []),
    ...(volatilities?.length ? [({ game }: Entry) => wildness.has(game.volatility)] : []),
    ...(features?.length
      ? [({ game }: Entry) => features.every((feature) => game.features.includes(feature))]
      : []),
    // No codes at all is a choice too: a player without favourites has none.
    ...(codes ? [({ game }: Entry) => listed.has(game.gameCode)] : []),
  ]
}

/** The order of the codes where there are any, else what begins with the search before the rest. */
function nearestFirst(passing: Entry[], { codes, search }: Question): Entry[] {
  if (!codes) return beginnersFirst(passing, wordsOf(search ?? ''))
  const places = new Map(codes.map((code, place) => [code, place]))
  const placeOf = ({ game }: Entry) => places.get(game.gameCode) ?? codes.length
  return passing.toSorted((a, b) => placeOf(a) - placeOf(b))
}
