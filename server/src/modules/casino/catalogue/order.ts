import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { takeTurn } from './turn.ts'

/** Between two places, so that a game that moves changes its own row alone. */
const GAP = 1_024

type Move = {
  categoryId: number
  /** Of the order that was seen. */
  version: number
  code: string
  /** The game that it follows; null puts it first. */
  after: string | null
  also: (tx: Tx) => Promise<unknown>
}

type Placed = { code: string; rank: number | null }

/**
 * Moves a game within the house's order of its category, and answers the order's new version. Refuses with
 * `case_changed` where the order is another than was seen.
 */
export async function moveGame(db: Db, move: Move): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const version = await bump(tx, move)
    const games = await readOrder(tx, move.categoryId)
    const rest = games.filter(({ code }) => code !== move.code)
    const at = move.after === null ? 0 : rest.findIndex(({ code }) => code === move.after) + 1
    const isKnown = rest.length < games.length && (move.after === null || at > 0)
    if (!isKnown) throw new Refusal('game_unknown')
    const rank = rankAt(rest, at)
    if (rank === undefined) await renumber(tx, move, rest, at)
    else await tx.updateTable('game').set({ rank }).where('code', '=', move.code).execute()
    await move.also(tx)
    return version
  })
}

async function bump(tx: Tx, { categoryId, version }: Move): Promise<number> {
  const row = await tx
    .updateTable('game_category')
    .set(({ eb }) => ({ order_version: eb('order_version', '+', 1) }))
    .where('id', '=', categoryId)
    .returning('order_version')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.order_version !== version + 1, 'case_changed')
  return row.order_version
}

const readOrder = (tx: Tx, categoryId: number): Promise<Placed[]> =>
  tx
    .selectFrom('game')
    .select(['code', 'rank'])
    .where('category_id', '=', categoryId)
    .orderBy(sql`rank nulls last, position, code`)
    .execute()

/** A free place between its neighbours; undefined where there is none, and all get places anew. */
function rankAt(rest: readonly Placed[], at: number): number | undefined {
  const [before, behind] = [rest[at - 1], rest[at]]
  if (rest.some(({ rank }) => rank === null)) return undefined
  const low = before ? (before.rank ?? 0) : 0
  const high = behind ? (behind.rank ?? 0) : low + 2 * GAP
  const middle = Math.floor((low + high) / 2)
  return middle > low && middle < high ? middle : undefined
}

/** Gives every game of the category its place, the moved one where it is to stand. */
async function renumber(tx: Tx, { code }: Move, rest: readonly Placed[], at: number) {
  const codes = rest.map((one) => one.code).toSpliced(at, 0, code)
  await sql`update game set rank = place::int * ${GAP}::int
    from unnest(${codes}::text[]) with ordinality placed(code, place)
    where game.code = placed.code`.execute(tx)
}
