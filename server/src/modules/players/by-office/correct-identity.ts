import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'
import { dayInIstanbul, dayOf, isOfAge } from '../registration/birth-date.ts'
import { type ByTwo, keepAccessChange } from './access-change.ts'
import { tellAsBefore } from './tell-change.ts'

/** What a document says otherwise; what is left out stays. */
export type Correction = {
  name?: string | undefined
  surname?: string | undefined
  /** `YYYY-MM-DD` */
  birthDate?: string | undefined
}

const FIELDS = ['name', 'surname', 'birthDate'] as const
const COLUMNS = { name: 'name', surname: 'surname', birthDate: 'birth_date' } as const

/** How a correction is written down: its fields, and a keyed hash by which the same one is known. */
export const correctionMark = (
  { fieldCipher }: Pick<PlayerDeps, 'fieldCipher'>,
  playerId: string,
  correction: Correction,
) => ({
  fields: FIELDS.filter((field) => correction[field] !== undefined).join(', '),
  mark: fieldCipher
    .index(`correction by office ${playerId} ${JSON.stringify(FIELDS.map((of) => correction[of]))}`)
    .toString('base64url'),
})

/**
 * Who the player is now, held until the end of `tx`. Refuses a day that no calendar has, one of somebody under
 * age, a closed account, and what changes nothing.
 */
export async function readCorrectable(
  tx: Tx,
  { clock }: Pick<PlayerDeps, 'clock'>,
  { playerId, correction }: { playerId: string; correction: Correction },
) {
  const row = await tx
    .selectFrom('player')
    .select(['email', 'phone', 'is_phone_verified', 'locale', 'status'])
    .select(['name', 'surname', 'birth_date'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.status === 'closed', 'player_closed')
  const { birthDate } = correction
  const today = dayInIstanbul(clock.now())
  refuseIf(birthDate !== undefined && dayOf(birthDate, today) === undefined, 'invalid_input')
  // Whoever a document says is a child plays no longer: that is a block, not a correction.
  refuseIf(birthDate !== undefined && !isOfAge(birthDate, today), 'too_young')
  const isSame = FIELDS.every((of) => (correction[of] ?? row[COLUMNS[of]]) === row[COLUMNS[of]])
  refuseIf(isSame, 'correction_same')
  return row
}

/** Writes what the document says. The player is told; withdrawals to accounts that are new wait, whose holder is known by the name. */
export async function correctIdentity(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, correction, by }: { playerId: string; correction: Correction; by: ByTwo },
): Promise<void> {
  const before = await readCorrectable(tx, deps, { playerId, correction })
  const { name = before.name, surname = before.surname } = correction
  await tx
    .updateTable('player')
    .set({ name, surname, birth_date: correction.birthDate ?? before.birth_date })
    .where('id', '=', playerId)
    .execute()
  await keepAccessChange(tx, { playerId, kind: 'name', by, now: deps.clock.now() })
  await tellAsBefore(tx, deps, { playerId, before, letter: 'name-by-support' })
}
