import { amountOf, KURUS_E5 } from '@zar/contract/money'
import { type HistoryRow, STATEMENT_MAX, type statement } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { readOpeningCashE5, readTransferRange } from '../../ledger/index.ts'
import { type HistoryCall, readPage } from '../history/history.ts'

export type StatementCall = z.output<typeof statement.input> &
  Pick<HistoryCall, 'playerId' | 'locale'>

/** Movements between two balances. What the selection leaves out is one sum, so that it adds up. */
export type Statement = {
  player: { name: string; usercode: string }
  openingE5: bigint
  closingE5: bigint
  /** The oldest first. */
  rows: HistoryRow[]
  inE5: bigint
  outE5: bigint
  /** What moved in the period and is not among the rows. */
  othersE5: bigint
}

/** Rows read at a time. */
const PAGE = 500

/** Everything on one snapshot: what comes in meanwhile is in the next statement. */
export function readStatement(db: Db, call: StatementCall): Promise<Statement> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { playerId } = call
      const range = await readTransferRange(tx, playerId, call)
      const openingE5 = await balanceBefore(tx, playerId, range.fromId)
      const closingE5 = await balanceBefore(tx, playerId, range.beforeId)
      const rows = await readRows(tx, call, range)
      const inE5 = sumOf(rows, (amount) => amount > 0)
      const outE5 = -sumOf(rows, (amount) => amount < 0)
      const othersE5 = closingE5 - openingE5 - inE5 + outE5
      const player = await readPlayer(tx, playerId)
      return { player, openingE5, closingE5, rows, inE5, outE5, othersE5 }
    })
}

async function readRows(tx: Tx, call: StatementCall, range: Parameters<typeof readPage>[2]) {
  const { format, ...filter } = call
  const rows: HistoryRow[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      tx,
      { ...filter, before, take: PAGE },
      range,
    )
    rows.push(...page.rows)
    refuseIf(rows.length > STATEMENT_MAX[format], 'statement_too_long')
    before = page.next
  } while (before !== null)
  return rows.reverse()
}

const sumOf = (rows: readonly HistoryRow[], isCounted: (amount: number) => boolean) =>
  rows.reduce((sum, { amount }) => (isCounted(amount) ? sum + exactE5(amount) : sum), 0n)

/** A row's units, which came from the ledger and are exact. */
export function exactE5(units: number): bigint {
  const amountE5 = amountOf(units, 1n)
  if (amountE5 === undefined) throw new RangeError(`${units} is no amount of the ledger`)
  return amountE5
}

/** The player's cash as it stood before this transfer, or where the ledger begins. */
async function balanceBefore(tx: Tx, playerId: string, id: bigint): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select case when t.target_id = cash.id then target_balance_e5 else source_balance_e5 end as balance
      from transfer t
      join account cash on cash.id in (t.source_id, t.target_id)
       and cash.owner_id = ${playerId} and cash.kind = 'player_cash'
     where t.player_id = ${playerId} and t.id < ${id}
     order by t.id desc limit 1`.execute(tx)
  return rows[0]?.balance ?? readOpeningCashE5(tx, playerId)
}

async function readPlayer(tx: Tx, playerId: string) {
  const { name, surname, usercode } = await tx
    .selectFrom('player')
    .select(['name', 'surname', 'usercode'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { name: `${name} ${surname}`, usercode }
}

/** Digits of an amount: two decimals, and as many more as it has. `1250,00` in Turkish, no thousands. */
export function amountText(amountE5: bigint, point: ',' | '.'): string {
  const absolute = amountE5 < 0n ? -amountE5 : amountE5
  const [whole, rest] = [absolute / 100_000n, absolute % 100_000n]
  const decimals = String(rest).padStart(5, '0')
  const shown = rest % KURUS_E5 === 0n ? decimals.slice(0, 2) : decimals.replace(/0+$/, '')
  return `${amountE5 < 0n ? '−' : ''}${whole}${point}${shown}`
}
