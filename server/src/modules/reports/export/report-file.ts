import type { Locale } from '@zar/contract/limits'
import type { ReportFormat, ReportName } from '@zar/contract/office/reports/export'
import type { Identity } from '@zar/contract/office/reports/shared'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { type Cell, csvOf } from '../../../platform/csv.ts'
import { liabilityReport } from '../read/liability-report.ts'
import { moneyReport } from '../read/money-report.ts'
import { playerReport } from '../read/player-report.ts'
import { productReport } from '../read/product-report.ts'
import { protectionReport } from '../read/protection-report.ts'
import { taxReport } from '../read/tax/tax-report.ts'
import { drawPages } from './pdf/draw-pages.ts'
import {
  identityLine,
  liabilityTables,
  moneyTables,
  playerTables,
  productTables,
  protectionTables,
} from './pdf/page-tables.ts'
import type { PageTable, ReportPages } from './pdf/pages.ts'
import { dayText, momentText, nameText } from './pdf/say.ts'
import { taxTables } from './pdf/tax-tables.ts'
import { WORDS, type Words } from './pdf/words.ts'
import {
  liabilityTable,
  moneyTable,
  playerTable,
  productTable,
  protectionTable,
  taxTable,
} from './tables.ts'

export type ReportFileWish = {
  report: ReportName
  from: string
  to: string
  currency?: string | undefined
  format: ReportFormat
}
export type Maker = { by: string; now: Date; locale: Locale }
export type ReportFile = { content: Buffer; rows: number; name: string; type: string }

type Reach = { sealedTransfer: string; lastTransfer: string }
type Made = {
  table: Cell[][]
  pages: (words: Words) => PageTable[]
  reach: Reach | null
  currency: string | null
  identity: Identity | null
}

/**
 * A report as a table for spreadsheets, or on pages. Above it stand what it shows, how far it reaches with the
 * hash of the last checkpoint in the roll-ups, and who made it when.
 */
export async function reportFile(
  { db }: { db: Db },
  wish: ReportFileWish,
  maker: Maker,
): Promise<ReportFile> {
  const made = await make(db, wish)
  const { table, reach } = made
  const seal = reach && (await readSealHash(db, BigInt(reach.sealedTransfer)))
  const about = { rows: table.length - 1, name: `zar-${wish.report}-${wish.from}-${wish.to}` }
  if (wish.format === 'pdf') {
    const content = await drawPages(pagesOf(wish, made, { ...maker, seal }), {
      ...maker,
      madeText: madeText(maker),
    })
    return { ...about, content, name: `${about.name}.pdf`, type: 'application/pdf' }
  }
  const content = csvOf([...headOf(wish, made, { ...maker, seal }), ...table])
  return { ...about, content, name: `${about.name}.csv`, type: 'text/csv; charset=utf-8' }
}

type Head = Maker & { seal: string | null }

function headOf(wish: ReportFileWish, { reach, currency }: Made, { by, now, seal }: Head) {
  const head: Cell[][] = [
    ['Zar', wish.report, wish.from, wish.to, currency ?? '', 'Europe/Istanbul'],
    reach
      ? ['sealed to', reach.sealedTransfer, seal ?? '', 'read to', reach.lastTransfer]
      : ['read at', now.toISOString()],
    ['made by', by, now.toISOString()],
    [],
  ]
  return head
}

const madeText = ({ by, now, locale }: Maker): string =>
  `${WORDS[locale].made}: ${nameText(by)}, ${momentText(now)}`

function pagesOf(wish: ReportFileWish, made: Made, head: Head): ReportPages {
  const words = WORDS[head.locale]
  const { reach, currency, identity } = made
  const period = `${dayText(wish.from)} – ${dayText(wish.to)}`
  const facts: [string, string][] = [
    wish.report === 'liability' ? [words.atEndOf, dayText(wish.to)] : [words.period, period],
  ]
  if (currency !== null) facts.push([words.currency, currency])
  if (reach) {
    facts.push([words.sealed, `${reach.sealedTransfer} · ${words.readTo}: ${reach.lastTransfer}`])
    if (head.seal !== null) facts.push([words.hash, head.seal])
  } else facts.push([words.readAt, momentText(head.now)])
  facts.push([words.made, `${nameText(head.by)}, ${momentText(head.now)}`])
  facts.push([words.definitions, words.defined[wish.report].join(' ')])
  return {
    title: words.title[wish.report],
    facts,
    tables: made.pages(words),
    identity: identity && identityLine(identity, words),
  }
}

async function make(db: Db, wish: ReportFileWish): Promise<Made> {
  const { report, from, to, currency } = wish
  const input = { from, to, currency }
  if (report === 'money') {
    const { data } = await moneyReport({ db }, { input })
    return { ...data, table: moneyTable(data), pages: (words) => moneyTables(data, words) }
  }
  if (report === 'players') {
    const { data } = await playerReport({ db }, { input })
    const { reach } = data
    const pages = (words: Words) => playerTables(data, words)
    return { table: playerTable(data), pages, reach, currency: null, identity: null }
  }
  if (report === 'liability') {
    const { data } = await liabilityReport({ db }, { input: { day: to, currency } })
    const pages = (words: Words) => liabilityTables(data, words)
    return { ...data, table: liabilityTable(data), pages, identity: null }
  }
  if (report === 'protection') {
    const { data } = await protectionReport({ db }, { input })
    const pages = (words: Words) => protectionTables(data, words)
    return { table: protectionTable(data), pages, reach: null, currency: null, identity: null }
  }
  if (report === 'tax') {
    const { data } = await taxReport({ db }, { input })
    const pages = (words: Words) => taxTables(data, words)
    return { ...data, table: taxTable(data), pages, identity: null }
  }
  const { data } = await productReport({ db }, { input })
  return { ...data, table: productTable(data), pages: (words) => productTables(data, words) }
}

async function readSealHash(db: Db, toId: bigint): Promise<string | null> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from ledger_seal where to_id = ${toId} order by id desc limit 1`.execute(db)
  return rows[0]?.hash.toString('hex') ?? null
}
