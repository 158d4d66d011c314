import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { compare, isByName } from '../compare.ts'
import type { ScreeningDeps } from '../deps.ts'
import { openMatch } from '../matches/open-match.ts'
import { keysOf, nameKeyOf } from '../names/keys.ts'
import {
  findEntries,
  type ReadEntry,
  type ReadPerson,
  readEntry,
  readPersons,
} from '../read-person.ts'

/** One at a time: what is still running is waited for. */
export const SCREENING_CRONTAB = '* * * * * run_screening ?queue=screening&jobKey=screening'

/** So many players or entries are compared before they are written down as compared. */
const PLAYERS_AT_ONCE = 200
const ENTRIES_AT_ONCE = 50
/** Players with a key of an entry are read in parts, in the order of their ids. */
const FOUND_AT_ONCE = 2_000
/** A run ends then, and the next minute goes on; what came by a list has the first half. */
const RUN_MAX_MS = 45_000
const STATEMENT_MS = 60_000
/**
 * A name that more players have than this opens nothing by itself: without the day of a birth or a document, none of
 * them is more likely than the others. The entry says so on its list, for whoever can find out more about it.
 */
export const NAMESAKES_MAX = 20

type Deps = ScreeningDeps & { log: Logger }
type Run = Deps & { isOver: (share: number) => boolean; opened: number; failed: number }

/**
 * Compares whoever is new, or has other data, with the lists, and what is new in a list with everybody. What was
 * compared is written down part by part, so a run that was cut off, or that another runs beside, opens nothing twice.
 * What fails keeps nobody else waiting and is tried by the next run. Answers how many matches are new.
 */
export async function runScreening(deps: Deps): Promise<number> {
  const { clock, log, onCommitted } = deps
  const began = clock.now().getTime()
  const isOver = (share: number) => clock.now().getTime() - began > RUN_MAX_MS * share
  const run: Run = { ...deps, isOver, opened: 0, failed: 0 }
  // Whether a name is frequent is known once everybody can be found by theirs.
  if (await writeFirstKeys(run)) {
    await compareEntries(run)
    await comparePlayers(run)
  }
  if (run.opened > 0) {
    log.info({ event: 'screening', opened: run.opened }, 'players may be persons of a list')
    onCommitted()
  }
  if (run.failed > 0) throw new Error(`${run.failed} players or entries could not be compared`)
  return run.opened
}

/** Of players who have none yet. False where it was cut off by the time. */
async function writeFirstKeys(run: Run): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select player_id as id from screening_due due
        where not exists (select from screening_person one where one.player_id = due.player_id)
        order by n limit ${PLAYERS_AT_ONCE}`.execute(run.db)
    if (rows.length === 0) return true
    if (run.isOver(1)) return false
    await writeKeys(
      run,
      await readPersons(
        run.db,
        rows.map(({ id }) => id),
      ),
    )
  }
}

type Due = { playerId: string; n: bigint }

async function comparePlayers(run: Run): Promise<void> {
  const { db } = run
  let after = 0n
  for (;;) {
    const { rows: due } = await sql<Due>`
      select player_id as "playerId", n from screening_due where n > ${after} order by n
        limit ${PLAYERS_AT_ONCE}`.execute(db)
    if (due.length === 0 || run.isOver(1)) return
    after = due.at(-1)?.n ?? after
    const persons = await readPersons(
      db,
      due.map(({ playerId }) => playerId),
    )
    // Before the lists are read: whoever brings one in now finds these players by their keys.
    await writeKeys(run, persons)
    const failed = new Set<string>()
    for (const person of persons)
      if (!(await tried(run, () => comparePlayer(run, person)))) failed.add(person.playerId)
    const done = due.filter(({ playerId }) => !failed.has(playerId))
    await sql`
      delete from screening_due using unnest(${done.map(({ playerId }) => playerId)}::uuid[],
          ${done.map(({ n }) => `${n}`)}::bigint[]) as done (player_id, n)
        where screening_due.player_id = done.player_id and screening_due.n = done.n`.execute(db)
  }
}

/** Says whether it did not fail. */
async function tried(run: Run, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (err) {
    run.failed += 1
    run.log.error({ err, event: 'screening failed' }, 'it will be tried again')
    return false
  }
}

/** Who was erased has no name, and is found by none. */
async function writeKeys({ db, clock }: Run, persons: readonly ReadPerson[]): Promise<void> {
  const named = persons.map(({ playerId, words }) => ({
    player_id: playerId,
    name_key: nameKeyOf(words),
    keys: keysOf(words),
    compared_at: clock.now(),
  }))
  if (named.length === 0) return
  await db
    .insertInto('screening_person')
    .values(named)
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet((row) => ({
        name_key: row.ref('excluded.name_key'),
        keys: row.ref('excluded.keys'),
        compared_at: row.ref('excluded.compared_at'),
      })),
    )
    .execute()
}

async function comparePlayer(run: Run, person: ReadPerson): Promise<void> {
  if (person.words.length === 0) return
  const entries = await findEntries(run.db, keysOf(person.words), person.documentHmac)
  await openFitting(
    run,
    entries.map((entry) => ({ person, entry })),
  )
}

async function compareEntries(run: Run): Promise<void> {
  let after = 0n
  for (;;) {
    const { rows } = await sql<{ id: bigint }>`
      select id from screening_entry where gone_version is null and compared_at is null and id > ${after}
        order by id limit ${ENTRIES_AT_ONCE}`.execute(run.db)
    if (rows.length === 0 || run.isOver(0.5)) return
    after = rows.at(-1)?.id ?? after
    for (const { id } of rows) await tried(run, () => compareEntry(run, id))
  }
}

async function compareEntry(run: Run, id: bigint): Promise<void> {
  const entry = await readEntry(run.db, id)
  if (!entry) return
  let after: string | undefined
  do {
    const ids = await findPlayers(run.db, entry, after)
    after = ids.length < FOUND_AT_ONCE ? undefined : ids.at(-1)
    const persons = await readPersons(run.db, ids)
    await openFitting(
      run,
      persons.map((person) => ({ person, entry })),
    )
  } while (after !== undefined)
  await run.db
    .updateTable('screening_entry')
    .set({ compared_at: run.clock.now() })
    .where('id', '=', id)
    .execute()
}

/** Players with a key of the entry, or with its document. */
async function findPlayers(db: Db, { id, documentHmac }: ReadEntry, after: string | undefined) {
  const from = after ?? null
  const found = await db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    return sql<{ id: string }>`
      select player_id as id from screening_person
        where keys && (select keys from screening_entry where id = ${id})
          and (${from}::uuid is null or player_id > ${from}::uuid)
      union
      select id from player where personal_no_hmac = ${documentHmac}
        and (${from}::uuid is null or id > ${from}::uuid)
      order by id limit ${FOUND_AT_ONCE}`.execute(tx)
  })
  return found.rows.map((row) => row.id)
}

type Pair = { person: ReadPerson; entry: ReadEntry }

async function openFitting(run: Run, pairs: readonly Pair[]): Promise<void> {
  for (const { person, entry } of pairs) {
    const fit = compare(person, entry)
    if (!fit) continue
    if (isByName(fit) && (await isFrequent(run.db, person, entry))) continue
    const { playerId } = person
    if (await openMatch(run, { playerId, entryId: entry.id })) run.opened += 1
  }
}

/** Whether many players have this name, of one year where the entry tells it; the entry then says that they do. */
async function isFrequent(
  db: Db,
  { words, birth }: ReadPerson,
  entry: ReadEntry,
): Promise<boolean> {
  const year = entry.birth === null ? null : Number(birth.slice(0, 4))
  const { rows } = await sql<{ namesakes: number }>`
    select count(*)::int as namesakes from (
      select from screening_person person join player on player.id = player_id
        where name_key = ${nameKeyOf(words)}
          and (${year}::int is null or extract(year from birth_date) = ${year}::int)
        limit ${NAMESAKES_MAX + 1}) found`.execute(db)
  const namesakes = rows[0]?.namesakes ?? 0
  if (namesakes <= NAMESAKES_MAX) return false
  await db.updateTable('screening_entry').set({ namesakes }).where('id', '=', entry.id).execute()
  return true
}
