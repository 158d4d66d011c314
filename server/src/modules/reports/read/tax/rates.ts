import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { Profile, Rate } from '../../figures/tax.ts'

/** Licences that two people have approved, on the days on which they hold; one that was withdrawn ends on that day. */
export async function readProfiles(tx: Tx, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<Profile>`
    select id, number, authority, countries, games, valid_from::text as "validFrom", until::text as "validUntil"
    from licence, lateral (
      select least(valid_until, (withdrawn_at at time zone ${TIME_ZONE})::date) as until) ends
    where valid_from <= least(until, ${to}::date) and until >= ${from}::date
      and exists (select from licence_approval where licence_id = licence.id and place = 2)
    order by id`.execute(tx)
  return rows
}

/** Rates that stand. A line of winnings is a sum of one currency, and says nothing of another. */
export async function readRates(tx: Tx, currency: string) {
  const { rows } = await sql<Rate>`
    select id, licence_id as "licenceId", base, product, rate_ppm as "ratePpm", line_e5 as "lineE5",
      from_day::text as "fromDay"
    from tax_rate where taken_back_at is null and (currency is null or currency = ${currency})
    order by id`.execute(tx)
  return rows
}
