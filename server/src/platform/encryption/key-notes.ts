import type { Db } from '../../db/db.ts'

/** A key as the database knows it; of its value nothing but the half of a keyed hash. */
export type KeyNote = {
  /** Name of its file. */
  name: string
  since: Date
  /** `start`, or who made or confirmed it. */
  by: string
  fingerprint: string
}

const FINGERPRINT_BYTES = 8

/** The keys that the database knows since their last change, by name; those that were deleted are left out. */
export async function readKeyNotes(db: Db): Promise<KeyNote[]> {
  const rows = await db
    .selectFrom('key_fingerprint')
    .select(['name', 'fingerprint', 'noted_by', 'noted_at'])
    .distinctOn('name')
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ name, fingerprint, noted_at: since, noted_by: by }) =>
    fingerprint ? [{ name, since, by, fingerprint: shownOf(fingerprint) }] : [],
  )
}

const shownOf = (fingerprint: Buffer) => fingerprint.subarray(0, FINGERPRINT_BYTES).toString('hex')
