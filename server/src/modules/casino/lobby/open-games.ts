import type { Game, Sort } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { fold } from './fold.ts'
import { type GameRow, presentGame } from './present-game.ts'
import { searchWordsOf } from './search-words.ts'

/** An open game with what it is looked for by. */
export type Entry = {
  game: Omit<Game, 'isNew'>
  categoryId: number
  slugs: readonly string[]
  /** Its category is closed: it is in no list, and is found by search or by its code alone. */
  isInClosed: boolean
  /** Its names in all languages, folded. */
  names: readonly string[]
  /** Names, studio and what else the game is called, folded. */
  key: string
  releasedMs: number
}

type Orders = Record<Sort, readonly Entry[]>

/** Every open game in each language, in each order that can be asked for. */
export type Snapshot = { version: bigint; orders: Record<Locale, Orders> }

/** Answers the catalogue as it stands at the time of the call. */
export type Catalogue = () => Promise<Snapshot>

/**
 * Holds the open games in memory, since looking through thousands of them there costs less than
 * asking for one page of them elsewhere. Each call asks the database for the catalogue's version
 * alone, and reads the games anew when it was raised: by this process or by another.
 */
export function openCatalogue(db: Db): Catalogue {
  let held: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined
  return async () => {
    const version = await versionOf(db)
    if (held?.version === version) return held
    // All who meet the change wait for one reading of it.
    reading ??= readSnapshot(db).finally(() => {
      reading = undefined
    })
    const read = await reading
    if (!held || read.version > held.version) held = read
    return read.version >= version ? read : readSnapshot(db)
  }
}

const VERSION = CompiledQuery.raw('select version from catalogue')

async function versionOf(db: Db): Promise<bigint> {
  const { rows } = await db.executeQuery<{ version: bigint }>(VERSION)
  return rows[0]?.version ?? 0n
}

type SnapshotRow = GameRow & { slugs: string[]; is_closed: boolean }

async function readSnapshot(db: Db): Promise<Snapshot> {
  // The version first: games that change meanwhile make this reading look older than it is.
  const version = await versionOf(db)
  const { rows } = await sql<SnapshotRow>`
    select game.*, slugs, is_closed from game join game_category category on category.id = category_id
    where is_open order by rank nulls last, position, code`.execute(db)
  return { version, orders: { tr: ordersOf(rows, 'tr'), en: ordersOf(rows, 'en') } }
}

function ordersOf(rows: readonly SnapshotRow[], locale: Locale): Orders {
  const popular = rows.map((row) => entryOf(row, locale))
  const byNameKey = new Map(rows.map((row) => [row.code, nameKeyOf(row, locale)]))
  const nameKey = ({ game }: Entry) => byNameKey.get(game.gameCode) ?? ''
  return {
    popular,
    new: popular.toSorted((a, b) => b.releasedMs - a.releasedMs),
    name: popular.toSorted((a, b) => compare(nameKey(a), nameKey(b))),
    rtp: popular.toSorted((a, b) => b.game.rtpBp - a.game.rtpBp),
  }
}

/** The name as its language sorts it by code points. */
const nameKeyOf = (row: SnapshotRow, locale: Locale): string =>
  locale === 'tr' ? row.name_key : fold(gameName(row, locale))

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function entryOf(row: SnapshotRow, locale: Locale): Entry {
  const inEnglish = row.name_en === null ? [] : [fold(row.name_en)]
  return {
    game: presentGame(row, locale),
    categoryId: row.category_id,
    slugs: row.slugs,
    isInClosed: row.is_closed,
    names: [fold(row.name), ...inEnglish],
    key: [row.search_key, ...inEnglish, fold(searchWordsOf(row.code))].join(' '),
    releasedMs: row.released_at.getTime(),
  }
}
