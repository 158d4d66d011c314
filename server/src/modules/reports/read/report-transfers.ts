import type { readReportTransfers } from '@zar/contract/office/reports/transfers'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import { onOneSnapshot } from './read-period.ts'

type Asked = z.output<typeof readReportTransfers.input>

export type PlayTransfer = {
  id: bigint
  at: Date
  reason: string
  amountE5: bigint
  product: string
  provider: string
  game: string
  playerId: string
  stakeE5: bigint
  winE5: bigint
  ofDay: string | null
}

const PAGE = 100
/** So many numbers are looked at in one statement, and so many times in one answer. */
const CHUNK = 2_000n
const CHUNKS_MAX = 10

/**
 * The play transfers of a period and a place in the tree of products, the newest first, at most a hundred. An answer
 * looks at 20,000 transfers and tells where the search goes on, so that a rare game costs no more than others.
 */
export const reportTransfers = (
  { db }: ReportDeps,
  { input, fromId, beforeId }: ReportCall<Asked> & { fromId: bigint; beforeId: bigint },
): Promise<{ rows: PlayTransfer[]; next: bigint | null }> =>
  onOneSnapshot(db, async (tx) => {
    const { rows } = await sql<{ last: bigint }>`
      select coalesce(max(id), 0)::bigint as last from transfer`.execute(tx)
    const end = least(beforeId - 1n, rows[0]?.last ?? 0n)
    const top = input.before === undefined ? end : least(end, BigInt(input.before) - 1n)
    return search(tx, input, { top, bottom: fromId - 1n })
  })

type Range = { top: bigint; bottom: bigint }

/** Goes down from the top until a page is full, enough was looked at, or the bottom is reached. */
async function search(tx: Tx, input: Asked, { top, bottom }: Range) {
  const rows: PlayTransfer[] = []
  let reached = top
  for (let looked = 0; looked < CHUNKS_MAX && reached > bottom; looked++) {
    const after = reached - CHUNK > bottom ? reached - CHUNK : bottom
    rows.push(
      ...(await readChunk(tx, input, { after, top: reached, take: PAGE + 1 - rows.length })),
    )
    const last = rows[PAGE - 1]
    if (rows.length > PAGE && last) return { rows: rows.slice(0, PAGE), next: last.id }
    reached = after
  }
  return { rows, next: reached > bottom ? reached + 1n : null }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
type Chunk = { after: bigint; top: bigint; take: number }

async function readChunk(tx: Tx, input: Asked, { after, top, take }: Chunk) {
  const { from, to, product, provider, game } = input
  const of = (column: string, value: string | undefined) =>
    value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`
  const { rows } = await sql<PlayTransfer>`
    select id, created_at as at, reason, amount_e5 as "amountE5", product, provider, game,
      player_id as "playerId", stake_e5 as "stakeE5", win_e5 as "winE5",
      case when of_day < day_of_istanbul_v1(created_at) then of_day end as "ofDay"
    from unnest((select report_movements_v1(${after}, ${top})))
    where product is not null and currency = ${currencyOf(input)}
      and day_of_istanbul_v1(created_at) between ${from}::date and ${to}::date
      ${of('product', product)} ${of('provider', provider)} ${of('game', game)}
    order by id desc limit ${take}`.execute(tx)
  return rows
}
