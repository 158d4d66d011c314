import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'

export type Country = { id: number; code: string; isAllowed: boolean }
const INT4_MAX = 2_147_483_647

export async function findCountry(db: Db, id: number): Promise<Country | undefined> {
  // A larger number is no id, and PostgreSQL would call it an error.
  if (Math.abs(id) > INT4_MAX) return undefined
  const row = await db
    .selectFrom('country')
    .select(['id', 'code', 'is_allowed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { id: row.id, code: row.code, isAllowed: row.is_allowed }
}

/** The countries that may register, in the order of their names in that language. */
export async function allowedCountries(
  db: Db,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  const name = `name_${locale}` as const
  const rows = await db
    .selectFrom('country')
    .select(['id', `${name} as name`])
    .where('is_allowed', '=', true)
    .execute()
  const { compare } = new Intl.Collator(locale)
  return rows.sort((a, b) => compare(a.name, b.name))
}
