import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { CasinoTables } from '../../db/tables/casino.ts'
import type { GameProvider, ListedGame } from './provider.ts'

const CATEGORY_IDS = { slot: 1, live: 2, games: 3, bingo: 4, tvbets: 5 } as const satisfies Record<
  ListedGame['section'],
  number
>
/** Any fixed number. */
const SYNC_LOCK = 7_269_004
/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 1_000

/**
 * Takes over what the provider offers now: new games appear, changed ones change, and those it no
 * longer lists are closed. A provider that cannot be reached, or lists nothing at all, changes
 * nothing. Answers how many games it lists.
 */
export async function syncCatalogue(db: Db, provider: GameProvider): Promise<number> {
  const listed = await provider.listGames()
  if (listed.length === 0) return 0
  await db.transaction().execute(async (tx) => {
    // Two processes that read the list at the same moment take turns.
    await sql`select pg_advisory_xact_lock(${SYNC_LOCK})`.execute(tx)
    const held = await heldGames(tx, provider)
    await closeGames(tx, unlisted(held, listed))
    // Only what differs is written: whoever holds the catalogue reads it anew after every write.
    const rows = listed
      .map((game, index) => rowOf(provider, game, index))
      .filter((row) => !isHeld(held.get(row.code), row))
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await upsertGames(tx, rows.slice(at, at + ROWS_AT_ONCE))
    }
  })
  return listed.length
}

type Held = Map<string, Selectable<CasinoTables['game']>>

async function heldGames(tx: Tx, { name }: GameProvider): Promise<Held> {
  const rows = await tx.selectFrom('game').selectAll().where('provider', '=', name).execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** The codes of open games that the provider no longer lists. */
function unlisted(held: Held, listed: readonly ListedGame[]): string[] {
  const codes = new Set(listed.map(({ code }) => code))
  return [...held.values()]
    .filter(({ code, is_open }) => is_open && !codes.has(code))
    .map(({ code }) => code)
}

async function closeGames(tx: Tx, codes: string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .updateTable('game')
    .set({ is_open: false })
    .where(sql<boolean>`code = any(${codes})`)
    .execute()
}

type Row = ReturnType<typeof rowOf>
const MAY_CHANGE = [
  'category_id',
  'name',
  'studio',
  'kind',
  'rtp_bp',
  'volatility',
  'is_open',
  'position',
] as const

function isHeld(held: Selectable<CasinoTables['game']> | undefined, row: Row): boolean {
  if (!held) return false
  return (
    MAY_CHANGE.every((column) => held[column] === row[column]) &&
    held.features.join() === row.features.join()
  )
}

async function upsertGames(tx: Tx, rows: Insertable<CasinoTables['game']>[]): Promise<void> {
  await tx
    .insertInto('game')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) => ({
          category_id: eb.ref('excluded.category_id'),
          name: eb.ref('excluded.name'),
          studio: eb.ref('excluded.studio'),
          kind: eb.ref('excluded.kind'),
          features: eb.ref('excluded.features'),
          rtp_bp: eb.ref('excluded.rtp_bp'),
          volatility: eb.ref('excluded.volatility'),
          is_open: eb.ref('excluded.is_open'),
          position: eb.ref('excluded.position'),
        }))
        .whereRef('game.provider', '=', 'excluded.provider'),
    )
    .execute()
}

function rowOf(provider: GameProvider, game: ListedGame, position: number) {
  return {
    code: game.code,
    provider: provider.name,
    category_id: CATEGORY_IDS[game.section],
    name: game.name,
    studio: game.studio,
    kind: game.kind,
    features: [...game.features],
    rtp_bp: game.rtpBp,
    volatility: game.volatility,
    is_open: game.isOpen,
    position,
    released_at: game.releasedAt,
  }
}
