import {
  FAVOURITE_ID_MAX,
  FAVOURITE_KINDS,
  FAVOURITE_NAME_MAX,
  FAVOURITES_MAX,
} from '@zar/contract/betting/values'
import { useSyncExternalStore } from 'react'
import { isRecord, readStored, writeStored } from '../../../lib/storage/stored.ts'

const KEY = 'betting.favourites'

export const KINDS = FAVOURITE_KINDS
export type Kind = (typeof KINDS)[number]
/** Something starred. Its name is kept, so that it can be shown before the board is read. */
export type Favourite = { id: string; name: string; country?: string | undefined }
export type Favourites = Readonly<Record<Kind, readonly Favourite[]>>

const isFavourite = (value: unknown): value is Favourite =>
  isRecord(value) &&
  isText(value.id, FAVOURITE_ID_MAX) &&
  isText(value.name, FAVOURITE_NAME_MAX) &&
  (value.country === undefined || isText(value.country, FAVOURITE_NAME_MAX))
const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' && value.length <= most

function stored(): Favourites {
  const found = readStored(KEY, isRecord) ?? {}
  const listOf = (kind: Kind) => {
    const list = found[kind]
    return Array.isArray(list) ? list.filter(isFavourite).slice(-FAVOURITES_MAX) : []
  }
  return { leagues: listOf('leagues'), teams: listOf('teams'), events: listOf('events') }
}

const listeners = new Set<() => void>()
const kept = { now: stored() }

function tell(next: Favourites): void {
  kept.now = next
  for (const listener of listeners) listener()
}

function change(next: Favourites): void {
  writeStored(KEY, next)
  tell(next)
}

// What one tab stars is starred in the others.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) tell(stored())
})

/** Takes these in place of what there was. */
export const putFavourites = change

export const favourites = (): Favourites => kept.now

/** Stars something, or takes it off. The oldest of its kind goes where there are too many. */
export function toggleFavourite(kind: Kind, one: Favourite): void {
  const list = kept.now[kind]
  const others = list.filter(({ id }) => id !== one.id)
  const next = others.length < list.length ? others : [...list, one].slice(-FAVOURITES_MAX)
  change({ ...kept.now, [kind]: next })
}

/** Puts a favourite at another place of its list. */
export function moveFavourite(kind: Kind, id: string, to: number): void {
  const list = kept.now[kind]
  const one = list.find((other) => other.id === id)
  if (!one) return
  const others = list.filter((other) => other.id !== id)
  change({ ...kept.now, [kind]: others.toSpliced(Math.max(0, to), 0, one) })
}

export function onFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useFavourites = (): Favourites => useSyncExternalStore(onFavourites, favourites)
