import { type EmblemName, emblemUrl } from '@zar/art'
import { CATEGORY_BATCH, CATEGORY_GAMES, type Category } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { coverOf, type GameRow, newSinceMs, presentGame } from './present-game.ts'

type Deps = { db: Db; clock: Clock }

/**
 * A batch of the categories that are shown, each with how many open games it has and the first of them in the
 * provider's order. Its picture is its first game's, and an emblem while it has none.
 */
export async function casinoCategories(
  deps: Deps,
  locale: Locale,
  { skip, take } = { skip: 0, take: CATEGORY_BATCH },
): Promise<Category[]> {
  const { db, clock } = deps
  const categories = await db
    .selectFrom('game_category')
    .selectAll()
    .where('is_shown', '=', true)
    .where('is_closed', '=', false)
    .orderBy('place')
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute()
  const sinceMs = newSinceMs(clock)
  const ids = categories.map(({ id }) => id)
  const [totals, rows] = await Promise.all([countGames(db, ids), firstGames(db, ids)])
  return categories.map((category) => {
    const games = rows.filter((row) => row.category_id === category.id)
    return {
      id: category.id,
      name: category[`name_${locale}`],
      imageUrl: games[0] ? coverOf(games[0].code) : emblemOf(category.slugs),
      slugList: category.slugs,
      total: totals.get(category.id) ?? 0,
      games: games.map((row) => ({
        ...presentGame(row, locale),
        isNew: row.released_at.getTime() > sinceMs,
      })),
    }
  })
}

/** The pages that no menu leads to: all their categories are closed or not shown. */
export async function hiddenSections(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from game_category, unnest(slugs) slug
      group by slug having not bool_or(is_shown and not is_closed) order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

const EMBLEMS: Readonly<Record<string, EmblemName>> = {
  slot: 'yedi',
  live: 'cark',
  games: 'ucak',
  bingo: 'bingo',
  tvbets: 'fener',
}

const emblemOf = (slugs: readonly string[]): string =>
  emblemUrl(slugs.map((slug) => EMBLEMS[slug]).find((name) => name !== undefined) ?? 'zar')

async function countGames(db: Db, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; total: number }>`
    select category_id, count(*)::int as total from game
    where is_open and category_id = any(${ids}) group by category_id`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.total]))
}

async function firstGames(db: Db, ids: number[]): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select game.* from unnest(${ids}::int[]) category (id) cross join lateral (
      select * from game where is_open and category_id = category.id
      order by rank nulls last, position, code limit ${CATEGORY_GAMES}) game
    order by rank nulls last, position, code`.execute(db)
  return rows
}
