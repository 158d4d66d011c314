import type { Db, Tx } from '../../../db/db.ts'
import type { LicensedGames } from '../../../db/tables/protection.ts'
import type { Clock } from '../../../platform/clock.ts'
import { readLicences } from './read-licences.ts'

export const LICENSED_GAMES = ['casino', 'sports'] as const satisfies readonly LicensedGames[]

type Deps = { db: Db; clock: Clock }

export type NewLicence = {
  number: string
  authority: string
  /** ISO codes, in capitals. */
  countries: readonly string[]
  games: readonly LicensedGames[]
  /** Days, `2026-03-01`; both belong to it. */
  validFrom: string
  validUntil: string
}

/** Records a licence that counts for nothing yet, and answers its id; undefined where a country is none that we know. */
export async function enterLicence(
  { db, clock }: Deps,
  { number, authority, countries, games, validFrom, validUntil }: NewLicence,
  operator: string,
): Promise<bigint | undefined> {
  const codes = [...new Set(countries)]
  const known = await db.selectFrom('country').select('id').where('code', 'in', codes).execute()
  if (known.length !== codes.length) return undefined
  const { id } = await db
    .insertInto('licence')
    .values({
      number,
      authority,
      countries: codes,
      games: [...new Set(games)],
      valid_from: validFrom,
      valid_until: validUntil,
      entered_by: operator,
      entered_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Approved = 'first' | 'second' | 'same person' | 'approved before' | 'over' | 'unknown'

/** Approves a licence. It counts with the second approval, which is another person's. */
export async function approveLicence(
  tx: Tx,
  clock: Clock,
  { id, operator }: { id: bigint; operator: string },
): Promise<Approved> {
  const licence = await lockLicence(tx, id)
  if (!licence) return 'unknown'
  const now = clock.now()
  const { approvers, endsAt, withdrawnAt } = licence
  if (withdrawnAt || endsAt <= now) return 'over'
  if (approvers.length === 2) return 'approved before'
  if (approvers.some((name) => nameKey(name) === nameKey(operator))) return 'same person'
  const place = approvers.length + 1
  await tx
    .insertInto('licence_approval')
    .values({ licence_id: id, place, approver: operator, approved_at: now })
    .execute()
  return place === 2 ? 'second' : 'first'
}

const nameKey = (name: string) => name.trim().toLowerCase()

type Withdrawal = { id: bigint; operator: string; because: string }

/** Ends a licence for good, by one person. Answers false where there is none that is not withdrawn. */
export async function withdrawLicence(
  { db, clock }: Deps,
  { id, operator, because }: Withdrawal,
): Promise<boolean> {
  const withdrawn = await db
    .updateTable('licence')
    .set({ withdrawn_by: operator, withdrawn_at: clock.now(), withdrawn_because: because })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

/** Held, so that of two approvals at once the second sees the first. */
async function lockLicence(tx: Tx, id: bigint) {
  await tx.selectFrom('licence').select('id').where('id', '=', id).forUpdate().execute()
  return (await readLicences(tx)).find((licence) => licence.id === id)
}
