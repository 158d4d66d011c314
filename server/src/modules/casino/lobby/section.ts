import { FEATURES, SECTIONS, type section as sectionCall } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { comingGames } from './coming-games.ts'
import type { LobbyDeps } from './find-games.ts'
import { newSinceMs } from './present-game.ts'

type Section = z.output<typeof sectionCall.output>
const KINDS = Object.values(SECTIONS).flat()
const byName = new Intl.Collator('tr').compare

/** What the games of one page differ in, with how many are on each side, and which are coming. */
export async function describeSection(
  { db, catalogue, clock }: LobbyDeps & { db: Db },
  slug: string,
  locale: Locale,
): Promise<Section> {
  const [{ orders }, coming, isClosed] = await Promise.all([
    catalogue(),
    comingGames(db, slug, locale),
    isSectionClosed(db, slug),
  ])
  const entries = orders[locale].popular.filter(
    ({ slugs, isInClosed }) => slugs.includes(slug) && !isInClosed,
  )
  const sinceMs = newSinceMs(clock)
  const studios = count(entries.map(({ game }) => game.studio))
  const kinds = count(entries.map(({ game }) => game.kind))
  const features = count(entries.flatMap(({ game }) => game.features))
  return {
    isClosed,
    total: entries.length,
    newTotal: entries.filter(({ releasedMs }) => releasedMs > sinceMs).length,
    studios: [...studios].map(countedOf).toSorted((a, b) => byName(a.id, b.id)),
    kinds: counted(KINDS, kinds),
    features: counted(FEATURES, features),
    coming,
  }
}

/** Whether the office has closed every category of the page. */
async function isSectionClosed(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean | null }>`
    select bool_and(is_closed) as is_closed from game_category where ${slug} = any(slugs)`.execute(
    db,
  )
  return rows[0]?.is_closed ?? false
}

function count<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const countedOf = <Id>([id, many]: [Id, number]) => ({ id, count: many })

/** In the order that the product names them; what no game has is left out. */
const counted = <Id>(ids: readonly Id[], counts: ReadonlyMap<unknown, number>) =>
  ids.map((id) => ({ id, count: counts.get(id) ?? 0 })).filter((one) => one.count > 0)
