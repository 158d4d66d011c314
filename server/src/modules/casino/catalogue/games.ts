import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { GameList, GameProvider } from '../provider.ts'
import type { Row, StoredGames } from './compare.ts'
import { findSupplierClosing } from './supplier-closings.ts'

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 1_000

export async function readHeld(
  tx: Tx,
  { name }: GameProvider,
  list: GameList,
): Promise<StoredGames> {
  const games = await tx.selectFrom('game').selectAll().where('provider', '=', name).execute()
  const closing = await findSupplierClosing(tx, name)
  const foreign = await tx
    .selectFrom('game')
    .select('code')
    .where('provider', '<>', name)
    .where(sql<boolean>`code = any(${list.games.map(({ code }) => code)})`)
    .execute()
  return {
    games: new Map(games.map((game) => [game.code, game])),
    foreign: new Set(foreign.map(({ code }) => code)),
    isSupplierClosed: closing !== undefined,
  }
}

export async function closeGames(tx: Tx, name: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .updateTable('game')
    .set({ is_open: false })
    .where(sql<boolean>`code = any(${codes})`)
    .where(sql<boolean>`provider = ${name}`)
    .execute()
}

export async function writeGames(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await upsert(tx, rows.slice(at, at + ROWS_AT_ONCE))
  }
}

async function upsert(tx: Tx, rows: readonly Row[]): Promise<void> {
  await tx
    .insertInto('game')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) => ({
          category_id: eb.ref('excluded.category_id'),
          name: eb.ref('excluded.name'),
          name_en: eb.ref('excluded.name_en'),
          studio: eb.ref('excluded.studio'),
          kind: eb.ref('excluded.kind'),
          features: eb.ref('excluded.features'),
          rtp_bp: eb.ref('excluded.rtp_bp'),
          volatility: eb.ref('excluded.volatility'),
          max_win: eb.ref('excluded.max_win'),
          lines: eb.ref('excluded.lines'),
          stake_min_e5: eb.ref('excluded.stake_min_e5'),
          stake_max_e5: eb.ref('excluded.stake_max_e5'),
          is_open: eb.ref('excluded.is_open'),
          position: eb.ref('excluded.position'),
        }))
        .whereRef('game.provider', '=', 'excluded.provider'),
    )
    .execute()
}
