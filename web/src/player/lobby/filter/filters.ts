import {
  FEATURES,
  type Feature,
  type Kind,
  type LobbyQuestion,
  SECTIONS,
  type Section,
  SORTS,
  type Sort,
} from '@zar/contract/casino/casino'
import { FIND_MAX } from '../search/find-max.ts'

/** A list of the player's own, or of the site's, that the page is narrowed to. */
export const LISTS = ['favorites', 'recent', 'new'] as const
export type List = (typeof LISTS)[number]

export type Filters = {
  find: string
  studios: string[]
  volatilities: number[]
  /** Hundredths of a percent; 0 asks for none. */
  rtpMinBp: number
  features: Feature[]
  kind: Kind | undefined
  category: number | undefined
  list: List | undefined
  sort: Sort
}

export const VOLATILITIES = [1, 2, 3, 4, 5]
/** The returns a player may ask for at least. */
export const RTPS_BP = [9_500, 9_600, 9_700]

const CODES_MAX = 500

const isSection = (slug: string): slug is Section => Object.hasOwn(SECTIONS, slug)
export const kindsOf = (slug: string): readonly Kind[] => (isSection(slug) ? SECTIONS[slug] : [])

/** Reads the filters from the page's address. What is not one of ours is not there. */
export function readFilters(address: URLSearchParams, slug: string): Filters {
  const all = (name: string) => [...new Set(address.getAll(name))]
  const category = Number(address.get('category'))
  const percent = Number(address.get('rtp')) * 100
  return {
    find: (address.get('find') ?? '').slice(0, FIND_MAX),
    studios: all('studio'),
    volatilities: VOLATILITIES.filter((level) => all('volatility').includes(String(level))),
    rtpMinBp: RTPS_BP.find((bp) => bp === percent) ?? 0,
    features: FEATURES.filter((feature) => all('feature').includes(feature)),
    kind: kindsOf(slug).find((kind) => kind === address.get('kind')),
    category: Number.isInteger(category) && category > 0 ? category : undefined,
    list: LISTS.find((list) => address.get(list) === '1'),
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'popular',
  }
}

/** The address that says the same; what is as it is by itself is left out. */
export function writeFilters(filters: Filters): URLSearchParams {
  const { find, studios, volatilities, rtpMinBp, features, kind, category, list, sort } = filters
  return new URLSearchParams([
    ...(find ? [['find', find]] : []),
    ...studios.map((studio) => ['studio', studio]),
    ...volatilities.map((level) => ['volatility', String(level)]),
    ...(rtpMinBp ? [['rtp', String(rtpMinBp / 100)]] : []),
    ...features.map((feature) => ['feature', feature]),
    ...(kind ? [['kind', kind]] : []),
    ...(category ? [['category', String(category)]] : []),
    ...(list ? [[list, '1']] : []),
    ...(sort === 'popular' ? [] : [['sort', sort]]),
  ])
}

export const NO_FILTERS: Filters = {
  find: '',
  studios: [],
  volatilities: [],
  rtpMinBp: 0,
  features: [],
  kind: undefined,
  category: undefined,
  list: undefined,
  sort: 'popular',
}

/** Whether the games are narrowed at all; the order does not count. */
export const isNarrowed = (filters: Filters): boolean =>
  writeFilters({ ...filters, sort: 'popular' }).size > 0

/** Whether a kind alone is chosen, as the menu's *Sanal* does: nobody has searched for anything. */
export const isKindAlone = ({ kind, ...rest }: Filters): boolean =>
  kind !== undefined && !isNarrowed({ ...rest, kind: undefined })

/** What is announced of the chosen kind; of every kind where none is. */
export const announced = <Coming extends { kind: Kind | null }>(
  coming: readonly Coming[],
  { kind }: Filters,
): Coming[] => coming.filter((one) => kind === undefined || one.kind === kind)

/** How many of a game's facts are asked for. */
export const countFacts = ({ volatilities, rtpMinBp, features }: Filters): number =>
  volatilities.length + features.length + (rtpMinBp > 0 ? 1 : 0)

export type LobbyQuery = Omit<LobbyQuestion, 'skip' | 'take'>

/** The question to the server. `codes`: the games of the player's own list, once they are known. */
export function questionOf(slug: string, filters: Filters, codes: readonly string[]): LobbyQuery {
  const { find, studios, volatilities, rtpMinBp, features, kind, category, list, sort } = filters
  const isOwn = list === 'favorites' || list === 'recent'
  return {
    slug,
    ...(find && { search: find }),
    ...(studios.length > 0 && { studios }),
    ...(volatilities.length > 0 && { volatilities }),
    ...(rtpMinBp > 0 && { rtpMinBp }),
    ...(features.length > 0 && { features }),
    ...(kind && { kind }),
    ...(category && { category }),
    ...(list === 'new' && { isNew: true }),
    ...(isOwn && { codes: codes.slice(0, CODES_MAX) }),
    ...(sort !== 'popular' && { sort }),
  }
}

/** The same choices with this one added, or taken out when it was there. */
export const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
