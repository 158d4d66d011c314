import type { Queue } from '@zar/contract/office/queues'
import type { Right } from '@zar/contract/office/rights/rights'
import type { CasePlayer } from '@zar/contract/office/support/shared'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { shownUsercode } from '../../players/index.ts'
import {
  type CasesAfter,
  expectCase,
  findCases,
  takeCase,
  type WaitingCase,
} from '../../queues/index.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { countriesWithin } from '../rights/scopes.ts'

/** How a case waits, without what names it. */
export function standingOf(one: WaitingCase | undefined) {
  if (!one) return null
  const { subject: _subject, playerId: _playerId, ...standing } = one
  return standing
}

/** The number or id in `ticket:42`. */
export const nameIn = (subject: string): string => subject.slice(subject.indexOf(':') + 1)

export type KnownPlayer = CasePlayer & { country: string }

/** The players of cases by their ids. */
export async function playersOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['player.id', 'usercode', 'username', 'locale', 'country.code'])
    .where('player.id', 'in', wanted)
    .execute()
  return new Map(
    rows.map(({ id, usercode, username, locale, code }) => [
      id,
      { id, number: shownUsercode(usercode), username, locale, country: code },
    ]),
  )
}

/** Whether a list of this right shows this player to the person. */
export function seesIn({ person }: Pick<OfficeCall<unknown>, 'person'>, right: Right) {
  const countries = countriesWithin(person, right)
  return ({ country }: KnownPlayer): boolean => countries?.includes(country) ?? true
}

/** The player as an answer tells them. */
export const presentPlayer = ({ country: _country, ...player }: KnownPlayer): CasePlayer => player

/** One player of a case; refuses with `not_found`. */
export async function playerOf(db: Db, id: string): Promise<KnownPlayer> {
  const player = (await playersOf(db, [id])).get(id)
  if (!player) throw new Refusal('not_found')
  return player
}

/** `{promiseAt}_{caseId}`, as a page begins after it. */
export function afterIn(after: string | undefined): CasesAfter | undefined {
  if (after === undefined) return undefined
  const [promiseAt = '', caseId = ''] = after.split('_')
  const isTime = !Number.isNaN(Date.parse(promiseAt))
  refuseIf(!isTime || !/^\d{1,18}$/.test(caseId), 'invalid_input')
  return { promiseAt, caseId }
}

/** Where the next page begins; null where this one was the last. */
export function nextOf(cases: readonly WaitingCase[], limit: number): string | null {
  const last = cases.at(-1)
  return last && cases.length === limit ? `${last.promiseAt}_${last.caseId}` : null
}

/**
 * Refuses with `case_changed` where the case is another than the person saw, or `case_taken` where a
 * colleague has it open. Null: none waited as they looked.
 */
export async function refuseUnseen(
  tx: Tx,
  queue: Queue,
  { subject, version }: { subject: string; version: number | null },
  { person, now }: Pick<OfficeCall<unknown>, 'person' | 'now'>,
): Promise<void> {
  const [one] = await findCases(tx, queue, [subject])
  refuseIf((one?.version ?? null) !== version, 'case_changed')
  if (one && version !== null)
    await expectCase(tx, queue, { caseId: one.caseId, version }, { by: person.id, now })
}

/** Refuses with `case_taken` where a colleague has it open. */
export async function refuseTaken(
  tx: Tx,
  queue: Queue,
  subject: string,
  call: Pick<OfficeCall<unknown>, 'person' | 'now'>,
): Promise<void> {
  const [one] = await findCases(tx, queue, [subject])
  if (one) await refuseUnseen(tx, queue, { subject, version: one.version }, call)
}

/** The waiting case; refuses with `case_changed` where none waits any more. */
export async function waitingCase(tx: Tx, queue: Queue, subject: string): Promise<WaitingCase> {
  const [one] = await findCases(tx, queue, [subject])
  if (!one) throw new Refusal('case_changed')
  return one
}

/** Takes the waiting case of this subject for the person. */
export async function takeSubject(
  tx: Tx,
  queue: Queue,
  subject: string,
  { person, now }: Pick<OfficeCall<unknown>, 'person' | 'now'>,
): Promise<void> {
  const { caseId } = await waitingCase(tx, queue, subject)
  await takeCase(tx, queue, caseId, { by: person.id, now })
}
