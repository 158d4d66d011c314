import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { writeAudit } from '../../audit/index.ts'
import { openAmlCase } from '../../fraud/index.ts'
import { holdForMatch, lockWithdrawalsOf } from '../../payments/index.ts'
import { openCase } from '../../queues/index.ts'
import { compare, type Fit, scoreOf } from '../compare.ts'
import type { ScreeningDeps } from '../deps.ts'
import { type ReadEntry, type ReadPerson, readEntry, readPersons } from '../read-person.ts'

/** The first look, as of every case of this queue. */
const LOOK_MS = 24 * 60 * 60_000
/** What a case of money laundering says that it was opened for. */
export const OPENED_FOR = { pep: 'pep_match', sanctions: 'sanctions_match' } as const

export const matchSubject = (id: string): string => `match:${id}`

/**
 * Opens a match where player and entry are still as they were compared: of sanctions it holds what the player is
 * paid, of a politically exposed person it opens a case of money laundering and holds nothing. One that is open takes
 * what is said now. A pair that was decided is not opened again while both say the same. Answers whether it is new.
 */
export const openMatch = (
  deps: ScreeningDeps,
  { playerId, entryId }: { playerId: string; entryId: bigint },
): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    await lockWithdrawalsOf(tx, playerId)
    const [person] = await readPersons(tx, [playerId])
    const entry = await readEntry(tx, entryId)
    const fit = person && entry && compare(person, entry)
    if (!fit) return false
    if (await isKnown(tx, person, entry)) return false
    if (await renewOpen(tx, { person, entry, fit })) return false
    const id = await insert(tx, deps, { person, entry, fit })
    await actOn(tx, deps, { id, person, entry })
    return true
  })

type Found = { person: ReadPerson; entry: ReadEntry; fit: Fit }

/** The same two were compared before, or the player is this person already. */
async function isKnown(
  tx: Tx,
  { playerId, print }: ReadPerson,
  entry: ReadEntry,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from screening_match where player_id = ${playerId} and (
      (entry_id = ${entry.id} and player_print = ${print})
      or (source_id = ${entry.sourceId} and code = ${entry.code} and decision = 'this_person'))) as "is"`.execute(
    tx,
  )
  return rows[0]?.is ?? false
}

/** Who decides it sees what the list and the player say now. */
async function renewOpen(tx: Tx, { person, entry, fit }: Found): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('screening_match')
    .set({
      entry_id: entry.id,
      player_print: person.print,
      score: scoreOf(fit),
      fit: JSON.stringify(fit),
    })
    .where('player_id', '=', person.playerId)
    .where('source_id', '=', entry.sourceId)
    .where('code', '=', entry.code)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function insert(
  tx: Tx,
  { clock }: ScreeningDeps,
  { person, entry, fit }: Found,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('screening_match')
    .values({
      player_id: person.playerId,
      entry_id: entry.id,
      source_id: entry.sourceId,
      code: entry.code,
      kind: entry.kind,
      player_print: person.print,
      score: scoreOf(fit),
      fit: JSON.stringify(fit),
      opened_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Opened = { id: bigint; person: ReadPerson; entry: ReadEntry }

/** Neither its queue nor its row of the audit log knows the player. */
async function actOn(tx: Tx, deps: ScreeningDeps, { id, person, entry }: Opened): Promise<void> {
  const now = deps.clock.now()
  const { playerId } = person
  const because = OPENED_FOR[entry.kind]
  if (entry.kind === 'sanctions') await holdForMatch(tx, deps, { playerId, matchId: id, because })
  else await openAmlCase(tx, { playerId, by: { matchId: id }, because, now })
  await openCase(tx, {
    queue: 'aml',
    subject: matchSubject(`${id}`),
    state: 'open',
    now,
    promiseAt: new Date(now.getTime() + LOOK_MS),
    isUrgent: entry.kind === 'sanctions',
  })
  await writeAudit(tx, {
    actor: { kind: 'system', id: 'rule' },
    does: 'sanction.open',
    outcome: 'done',
    object: matchSubject(`${id}`),
    after: { kind: entry.kind },
  })
}
