import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { FileRow } from '../../../../db/tables/office/exports.ts'
import { type Cell, csvOf, csvRowsOf } from '../../../../platform/csv.ts'
import { writeAudit } from '../../../audit/index.ts'
import { readTransfers, type TransferLine } from '../../../ledger/index.ts'
import { shownUsercode } from '../../../players/index.ts'
import { readPerson } from '../../people/read-person.ts'
import { mayOffer } from '../../rights/may-do.ts'
import type { Person } from '../../rights/person.ts'
import { countriesWithin } from '../../rights/scopes.ts'
import { HOUSE } from '../house.ts'
import { type FileJobDeps, TRIES_MAX } from '../run-schedules.ts'
import { momentsOf } from './exports.ts'
import { failedLetter, readyLetter, writeTo } from './mail.ts'
import { PLAYER_COLUMNS, readPlayers } from './read-players.ts'
import { storePieces } from './store.ts'

/**
 * Makes the files that two people ordered, each once: the row is held while it is made. One that fails is tried
 * three times and then told.
 */
export async function makeOrdered(deps: FileJobDeps): Promise<void> {
  const skipped: string[] = []
  for (;;) {
    const held: { file?: FileRow } = {}
    try {
      const isMade = await deps.db.transaction().execute(async (tx) => {
        const file = await holdWaiting(tx, skipped)
        if (!file) return false
        held.file = file
        await makeOne(tx, deps, file)
        return true
      })
      if (!isMade) return
    } catch (err) {
      const { file } = held
      if (!file) throw err
      deps.log.error({ err, file: file.id }, 'an export was not made')
      skipped.push(file.id)
      await deps.db.transaction().execute((tx) => noteFailure(tx, deps, file, 'failed'))
    }
  }
}

const holdWaiting = (tx: Tx, skipped: readonly string[]) => {
  const waiting = tx
    .selectFrom('office_file')
    .selectAll()
    .where('made_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return (skipped.length > 0 ? waiting.where('id', 'not in', skipped) : waiting).executeTakeFirst()
}

async function makeOne(tx: Tx, deps: FileJobDeps, file: FileRow): Promise<void> {
  const now = deps.clock.now()
  const person = await readPerson(tx, file.staff_id)
  const may = mayOffer(person, { right: file.right_name, now, object: HOUSE.object })
  if (!person || 'refused' in may) {
    await noteFailure(tx, deps, { ...file, tries: TRIES_MAX }, 'no_right')
    return
  }
  const counted = { rows: 0 }
  const lines = linesOf(deps, { file, person, counted, now })
  const chunks = file.kind === 'bulk' ? Readable.from(lines).pipe(createGzip()) : lines
  const bytes = await storePieces(tx, deps, { fileId: file.id, chunks })
  await tx
    .updateTable('office_file')
    .set({ made_at: now, bytes, rows: BigInt(counted.rows) })
    .where('id', '=', file.id)
    .execute()
  const about = { name: file.name, endsAt: file.ends_at }
  await writeTo(tx, deps, {
    staffId: file.staff_id,
    letter: readyLetter(about, { ...deps, ...file }),
  })
  await writeAudit(tx, {
    ...eventOf(file),
    outcome: 'done',
    after: { ...file.wish, receiver: file.staff_id },
    seen: { rows: counted.rows },
  })
}

const eventOf = (file: FileRow) =>
  ({
    actor: { kind: 'system', id: 'job' },
    does: file.right_name,
    right: file.right_name,
    object: `file:${file.id}`,
    linked: `proposal:${file.proposal_id}`,
  }) as const

type Making = { file: FileRow; person: Person; counted: { rows: number }; now: Date }

/** The file line by line: what it is, for whom it was made, and the rows. */
async function* linesOf(deps: FileJobDeps, making: Making): AsyncGenerator<Buffer> {
  const { file, person, counted, now } = making
  const { from = '', to = '' } = file.wish
  const head: Cell[][] = [
    ['Zar', file.kind, from, to, file.wish.currency ?? '', 'Europe/Istanbul'],
    ['made for', person.name, now.toISOString()],
    [],
  ]
  const isPersonal = file.kind === 'personal'
  yield csvOf([...head, isPersonal ? PLAYER_COLUMNS : TRANSFER_COLUMNS])
  const pages = isPersonal
    ? readPlayers(deps.db, {
        ...momentsOf({ from, to }),
        countries: countriesWithin(person, file.right_name),
      })
    : transferPages(deps, file.wish)
  for await (const rows of pages) {
    counted.rows += rows.length
    yield csvRowsOf(rows)
  }
}

const TRANSFER_COLUMNS = ['transfer', 'at', 'reason', 'amount', 'from', 'to', 'player']

async function* transferPages(
  { db }: FileJobDeps,
  wish: FileRow['wish'],
): AsyncGenerator<Cell[][]> {
  const { from = '', to = '', currency = '' } = wish
  for await (const page of readTransfers(db, { ...momentsOf({ from, to }), currency })) {
    const ids = [...new Set(page.map(({ playerId }) => playerId))]
    const players = await db
      .selectFrom('player')
      .select(['id', 'usercode'])
      .where('id', 'in', ids)
      .execute()
    const numbers = new Map(players.map(({ id, usercode }) => [id, shownUsercode(usercode)]))
    yield page.map((line) => cellsOf(line, numbers))
  }
}

const cellsOf = (line: TransferLine, numbers: Map<string, string>): Cell[] => [
  `${line.id}`,
  line.at.toISOString(),
  line.reason,
  { amountE5: line.amountE5 },
  line.source,
  line.target,
  numbers.get(line.playerId) ?? '',
]

async function noteFailure(tx: Tx, deps: FileJobDeps, file: FileRow, code: string): Promise<void> {
  const tries = file.tries + 1
  const isOver = tries >= TRIES_MAX
  const failed = isOver ? { failed_at: sql<Date>`clock_timestamp()` } : {}
  await tx
    .updateTable('office_file')
    .set({ tries, ...failed })
    .where('id', '=', file.id)
    .where('made_at', 'is', null)
    .execute()
  if (!isOver) return
  const letter = failedLetter(file.name, { ...deps, ...file, isSchedule: false })
  await writeTo(tx, deps, { staffId: file.staff_id, letter })
  await writeAudit(tx, { ...eventOf(file), outcome: 'failed', code, after: file.wish })
}
