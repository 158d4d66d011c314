import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { LicensedGames } from '../../../db/tables/protection.ts'
import type { Licence } from './rules.ts'

/** A licence as it was entered, and how it stands. */
export type LicenceRecord = {
  id: bigint
  number: string
  authority: string
  countries: string[]
  games: LicensedGames[]
  validFrom: string
  validUntil: string
  /** Midnights in Istanbul: before its first day, and after its last. */
  startsAt: Date
  endsAt: Date
  enteredBy: string
  approvers: string[]
  /** When the second of two people approved it. */
  approvedAt: Date | null
  withdrawnBy: string | null
  withdrawnAt: Date | null
  withdrawnBecause: string | null
  countryIds: number[]
}

/** Every licence that was entered, the newest first. */
export async function readLicences(db: Db): Promise<LicenceRecord[]> {
  const { rows } = await sql<LicenceRecord>`
    select licence.id, number, authority, countries, games,
      valid_from::text as "validFrom", valid_until::text as "validUntil",
      valid_from::timestamp at time zone 'Europe/Istanbul' as "startsAt",
      (valid_until + 1)::timestamp at time zone 'Europe/Istanbul' as "endsAt",
      entered_by as "enteredBy",
      array(select approver from licence_approval where licence_id = licence.id order by place) as approvers,
      (select approved_at from licence_approval where licence_id = licence.id and place = 2) as "approvedAt",
      withdrawn_by as "withdrawnBy", withdrawn_at as "withdrawnAt", withdrawn_because as "withdrawnBecause",
      array(select country.id from country where code = any(countries)) as "countryIds"
    from licence order by licence.id desc`.execute(db)
  return rows
}

/** The licence as it counts; undefined while two people have not approved it. */
export function licenceOf(record: LicenceRecord): Licence | undefined {
  const { startsAt, endsAt, approvedAt, withdrawnAt, countryIds, games } = record
  if (!approvedAt) return undefined
  return {
    fromMs: Math.max(startsAt.getTime(), approvedAt.getTime()),
    untilMs: Math.min(endsAt.getTime(), withdrawnAt?.getTime() ?? Number.POSITIVE_INFINITY),
    countryIds: new Set(countryIds),
    games: new Set(games),
  }
}

/** Those that two people have approved. */
export async function readApproved(db: Db): Promise<Licence[]> {
  return (await readLicences(db)).flatMap((record) => licenceOf(record) ?? [])
}
