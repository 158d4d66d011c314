import type { ReportName } from '@zar/contract/office/reports/export'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { type Cell, csvOf } from '../../../platform/csv.ts'
import { liabilityReport } from '../read/liability-report.ts'
import { moneyReport } from '../read/money-report.ts'
import { playerReport } from '../read/player-report.ts'
import { productReport } from '../read/product-report.ts'
import { protectionReport } from '../read/protection-report.ts'
import { liabilityTable, moneyTable, playerTable, productTable, protectionTable } from './tables.ts'

export type ReportFileWish = {
  report: ReportName
  from: string
  to: string
  currency?: string | undefined
}

type Reach = { sealedTransfer: string; lastTransfer: string }
type Made = { table: Cell[][]; reach: Reach | null; currency: string | null }

/**
 * A report as a table for spreadsheets. Above it stand what it shows, how far it reaches with the hash of the last
 * checkpoint in the roll-ups, and who made it when.
 */
export async function reportFile(
  { db }: { db: Db },
  wish: ReportFileWish,
  { by, now }: { by: string; now: Date },
): Promise<{ content: Buffer; rows: number }> {
  const { table, reach, currency } = await makeTable(db, wish)
  const seal = reach && (await readSealHash(db, BigInt(reach.sealedTransfer)))
  const head: Cell[][] = [
    ['Zar', wish.report, wish.from, wish.to, currency ?? '', 'Europe/Istanbul'],
    reach
      ? ['sealed to', reach.sealedTransfer, seal ?? '', 'read to', reach.lastTransfer]
      : ['read at', now.toISOString()],
    ['made by', by, now.toISOString()],
    [],
  ]
  return { content: csvOf([...head, ...table]), rows: table.length - 1 }
}

async function makeTable(db: Db, wish: ReportFileWish): Promise<Made> {
  const { report, from, to, currency } = wish
  const input = { from, to, currency }
  if (report === 'money') {
    const { data } = await moneyReport({ db }, { input })
    return { table: moneyTable(data), ...data }
  }
  if (report === 'players') {
    const { data } = await playerReport({ db }, { input })
    return { table: playerTable(data), reach: data.reach, currency: null }
  }
  if (report === 'liability') {
    const { data } = await liabilityReport({ db }, { input: { day: to, currency } })
    return { table: liabilityTable(data), ...data }
  }
  if (report === 'protection') {
    const { data } = await protectionReport({ db }, { input })
    return { table: protectionTable(data), reach: null, currency: null }
  }
  const { data } = await productReport({ db }, { input })
  return { table: productTable(data), ...data }
}

async function readSealHash(db: Db, toId: bigint): Promise<string | null> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from ledger_seal where to_id = ${toId} order by id desc limit 1`.execute(db)
  return rows[0]?.hash.toString('hex') ?? null
}
