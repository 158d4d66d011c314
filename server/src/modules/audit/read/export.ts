import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { type Cell, csvOf } from '../../../platform/csv.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readLastCheck } from '../chain/check.ts'
import { EVENT_ROW, type EventRow, spellEvent } from '../chain/event-text.ts'
import { headText, readNewestHead } from '../chain/heads.ts'
import { readLastSeal } from '../chain/seal.ts'
import { shortenIp } from './shorten.ts'

/** Half-open, and of sealed rows alone. */
export type ExportRange = { from: Date; until: Date }
/** A range with its first and last row. */
export type ExportRows = ExportRange & { first: bigint; last: bigint }

/** More are asked for in several ranges. */
export const EXPORT_ROWS_MAX = 50_000
const PAGE = 1_000

/**
 * What two people see before they export: how many rows, and up to which one. Refuses while the last check has
 * findings, and more rows than go into one file.
 */
export async function readExportRows(
  db: Db | Tx,
  { from, until }: ExportRange,
): Promise<ExportRows & { rows: number }> {
  const check = await readLastCheck(db)
  refuseIf((check?.findings.length ?? 0) > 0, 'audit_broken')
  const { rows } = await sql<{ count: bigint; first: bigint | null; last: bigint | null }>`
    select count(*) as count, min(id) as first, max(id) as last from (
      select audit_event.id from audit_event join audit_seal on audit_seal.id = audit_event.id
        where at >= ${from} and at < ${until} limit ${EXPORT_ROWS_MAX + 1}) found`.execute(db)
  const { count = 0n, first, last } = rows[0] ?? {}
  if (count > EXPORT_ROWS_MAX) throw new Refusal('audit_export_too_large')
  return { from, until, rows: Number(count), first: first ?? 1n, last: last ?? 0n }
}

type Sealed = EventRow & { mac: Buffer }

/** Sealed rows of the range in the order of their numbers, a page at a time. */
async function* pagesOf(db: Db, asked: ExportRows): AsyncGenerator<Sealed[]> {
  const { from, until, first, last: end } = asked
  let reached = first - 1n
  for (;;) {
    const { rows } = await sql<Sealed>`select ${EVENT_ROW}, mac
      from audit_event join audit_seal on audit_seal.id = audit_event.id
      where audit_event.id > ${reached} and audit_event.id <= ${end} and at >= ${from} and at < ${until}
      order by audit_event.id limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    reached = last.id
  }
}

/**
 * The sealed file, packed by gzip: the newest signed head, then each event with its hash, a canonical line each.
 * Whoever has the chain's key computes every hash again from the one before it.
 */
export async function sealedFile(db: Db, range: ExportRows): Promise<Buffer> {
  const head = await readNewestHead(db)
  async function* lines() {
    if (head) yield headText(head)
    for await (const page of pagesOf(db, range)) yield page.map(lineOf).join('')
  }
  return buffer(Readable.from(lines()).pipe(createGzip()))
}

const lineOf = ({ mac, ...row }: Sealed): string =>
  `{"event":${spellEvent(row)},"mac":"${mac.toString('hex')}","t":"event"}\n`

const COLUMNS = [
  ...['id', 'at', 'actor', 'roles', 'does', 'outcome', 'code', 'object', 'player'],
  ...['before', 'after', 'reason', 'linked', 'request', 'session', 'ip', 'hash'],
]

/** The same for a spreadsheet: the first line names what it is of, and addresses are shortened. */
export async function csvFile(db: Db, range: ExportRows, header: readonly Cell[]): Promise<Buffer> {
  const { id, mac } = await readLastSeal(db)
  const seal = `sealed to ${id}: ${mac.toString('hex')}`
  const table: Cell[][] = [[...header, range.from.toISOString(), range.until.toISOString(), seal]]
  table.push(COLUMNS)
  for await (const page of pagesOf(db, range)) table.push(...page.map(cellsOf))
  return csvOf(table)
}

function cellsOf({ mac, ...row }: Sealed): Cell[] {
  const json = (members: object | null) => members && JSON.stringify(members)
  return [
    ...[String(row.id), new Date(Number(row.at_ms)).toISOString(), row.actor],
    ...[row.roles?.join(' ') ?? null, row.does, row.outcome, row.code, row.object, row.player_id],
    ...[json(row.before), json(row.after), row.reason, row.linked, row.request, row.session],
    ...[row.ip && shortenIp(row.ip), mac.toString('hex')],
  ]
}
