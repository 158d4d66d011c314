import type { BettingPreferences } from '@zar/contract/betting/preferences'
import { FAVOURITE_KINDS, FAVOURITES_MAX } from '@zar/contract/betting/values'

export type Preferences = BettingPreferences
type Favourites = Preferences['favourites']
type Settings = Preferences['settings']

/** Where this browser and the account began: what the account had when it was last heard. */
export type Base = { favourites: Favourites; settings: Settings | null }
export const NOTHING: Favourites = { leagues: [], teams: [], events: [] }

/**
 * What the account has, with what was changed here since `base`. Favourites of both sides stand together, but those
 * that one side has taken off. A setting is the account’s, unless it was changed here since.
 */
export function merge(base: Base, here: Preferences, there: Preferences): Preferences {
  const favourites = { ...NOTHING }
  for (const kind of FAVOURITE_KINDS) {
    favourites[kind] = mergeList(
      base.favourites[kind],
      here.favourites[kind],
      there.favourites[kind],
    )
  }
  return { favourites, settings: mergeSettings(base.settings, here.settings, there.settings) }
}

type List = Favourites['leagues']
const idsOf = (list: List) => list.map(({ id }) => id)
const isSameList = (one: List, other: List) => idsOf(one).join('\n') === idsOf(other).join('\n')

function mergeList(base: List, here: List, there: List): List {
  if (isSameList(base, there)) return here
  if (isSameList(base, here)) return there
  const [before, now] = [new Set(idsOf(base)), new Set(idsOf(here))]
  const kept = there.filter(({ id }) => now.has(id) || !before.has(id))
  const known = new Set(idsOf(kept))
  const added = here.filter(({ id }) => !before.has(id) && !known.has(id))
  return [...kept, ...added].slice(0, FAVOURITES_MAX)
}

function mergeSettings(base: Settings | null, here: Settings, there: Settings): Settings {
  if (!base) return there
  // What an earlier release kept knows nothing of a setting that is new.
  const changed = Object.entries(here).filter(
    ([key, value]) => key in base && !isSameValue(value, base[key as keyof Settings]),
  )
  return { ...there, ...Object.fromEntries(changed) }
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether both say the same, in whatever order their members stand. */
export const isSame = (one: Preferences, other: Preferences): boolean =>
  FAVOURITE_KINDS.every((kind) => isSameList(one.favourites[kind], other.favourites[kind])) &&
  Object.entries(one.settings).every(([key, value]) =>
    isSameValue(value, other.settings[key as keyof Settings]),
  )
