import { createHmac, randomBytes } from 'node:crypto'
import { canon } from '@zar/contract/evidence/canon'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import type { DecidedBy, JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'
import { takeTurn } from '../log/batches.ts'
import { type EvidenceKeys, leafOfItem } from '../log/keys.ts'

/** What a module tells of its own tables. */
export type FactSource = {
  name: string
  read: (tx: Tx, which: WhichFacts) => Promise<JournalFact[]>
}
export type JournalDeps = {
  db: Db
  sources: readonly FactSource[]
  /** Names people of the staff for players. */
  nameKey: Buffer
}

const PAGE = 2_000
/** No transaction of the casino takes as long: what it writes down late is found all the same. */
const LATE_MS = 10 * 60_000
const SALT_BYTES = 16

/** Writes down what is new of every source, and answers how many facts. */
export async function deriveFacts(deps: JournalDeps): Promise<number> {
  let written = 0
  for (const source of deps.sources) written += await deriveFrom(deps, source)
  return written
}

/** All of one player's that are not written down yet, of however long ago. */
export const deriveOwnFacts = (deps: JournalDeps, playerId: string): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const facts: JournalFact[] = []
    for (const { read } of deps.sources) facts.push(...(await read(tx, { playerId })))
    return write(tx, deps.nameKey, facts)
  })

async function deriveFrom(deps: JournalDeps, { name, read }: FactSource): Promise<number> {
  let written = 0
  let since = await markOf(deps.db, name)
  for (;;) {
    const page = await deps.db.transaction().execute(async (tx) => {
      await takeTurn(tx)
      const facts = await read(tx, { since, most: PAGE })
      const count = await write(tx, deps.nameKey, facts)
      const last = latest(facts)
      if (last) await setMark(tx, name, last)
      return { count, last, isFull: facts.length >= PAGE }
    })
    written += page.count
    if (!page.isFull || !page.last || page.last <= since) return written
    since = page.last
  }
}

const latest = (facts: readonly JournalFact[]): Date | undefined =>
  facts.reduce<Date | undefined>(
    (last, { at, notedAt = at }) => (last && last > notedAt ? last : notedAt),
    undefined,
  )

async function markOf(db: Db, source: string): Promise<Date> {
  const mark = await db
    .selectFrom('journal_mark')
    .select('at')
    .where('source', '=', source)
    .executeTakeFirst()
  return new Date(Math.max(0, (mark?.at.getTime() ?? 0) - LATE_MS))
}

const setMark = (tx: Tx, source: string, at: Date) =>
  tx
    .insertInto('journal_mark')
    .values({ source, at })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ at }))
    .execute()

/** Adds those that are not there, in the order of their times, numbered for each player without holes. */
async function write(tx: Tx, nameKey: Buffer, facts: readonly JournalFact[]): Promise<number> {
  const fresh = await notWritten(tx, facts)
  if (fresh.length === 0) return 0
  const last = await lastNumbers(tx, [...new Set(fresh.map(({ playerId }) => playerId))])
  const rows = [...groupBy(fresh, ({ playerId }) => playerId)].flatMap(([playerId, own]) => {
    const { n = 0, isErased = false } = last.get(playerId) ?? {}
    return isErased ? [] : own.map((fact, at) => rowOf(nameKey, fact, n + at + 1))
  })
  for (let from = 0; from < rows.length; from += PAGE) {
    await tx
      .insertInto('journal_fact')
      .values(rows.slice(from, from + PAGE))
      .execute()
  }
  return rows.length
}

async function notWritten(tx: Tx, facts: readonly JournalFact[]): Promise<JournalFact[]> {
  const sources = facts.flatMap(({ source, after }) => (after ? [source, after] : [source]))
  const { rows } = await sql<{ source: string }>`
    select source from journal_fact where source = any(${sources}::text[])`.execute(tx)
  const known = new Set(rows.map(({ source }) => source))
  const fresh = facts
    .filter(({ source }) => !known.has(source))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return fresh.filter(({ source, after }) => {
    const isNext = after === undefined || known.has(after)
    if (isNext) known.add(source)
    return isNext
  })
}

/** The number of each player's last fact. Nothing more is told of one who was erased. */
async function lastNumbers(tx: Tx, playerIds: readonly string[]) {
  const { rows } = await sql<{ player_id: string; n: number; isErased: boolean }>`
    select distinct on (player_id) player_id, n, body is null as "isErased" from journal_fact
      where player_id = any(${playerIds}::uuid[]) order by player_id, n desc`.execute(tx)
  return new Map(rows.map(({ player_id, ...last }) => [player_id, last]))
}

function rowOf(nameKey: Buffer, fact: JournalFact, n: number) {
  const { playerId, source, at, kind, members, by } = fact
  const told = { ...members, at: at.toISOString(), kind, n, subject: playerId }
  const body = canon(by ? { ...told, by: by.map((one) => nameOf(nameKey, playerId, one)) } : told)
  const salt = randomBytes(SALT_BYTES)
  const leaf = Buffer.from(leafOfItem(salt, body))
  return { player_id: playerId, n, source, at, kind, body, salt, leaf }
}

/** The key of the names that people of the staff have for players. */
export const nameKeyOf = ({ salt }: EvidenceKeys): Buffer =>
  createHmac('sha256', salt).update('names of people').digest()

const NAME_DIGITS = 8

/** A person is the same for a player each time, and another for every other player. */
function nameOf(key: Buffer, playerId: string, by: DecidedBy): string {
  if (typeof by === 'string') return by
  const person = by.person.trim().toLowerCase()
  const digest = createHmac('sha256', key).update(`${playerId} ${person}`).digest('hex')
  return `op-${digest.slice(0, NAME_DIGITS)}`
}
