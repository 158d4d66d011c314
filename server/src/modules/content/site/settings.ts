import {
  DOMAIN_PLACES,
  type DomainPlace,
  OFFICE_OPTIONS,
  type OfficeOption,
} from '@zar/contract/office/content/site'
import type { Db, Tx } from '../../../db/db.ts'
import { takeTurn } from '../versions/versions.ts'

type Option = { key: OfficeOption; isOn: boolean; value: string }

/** The options that the office sets, as they stand. */
export async function readOptions(db: Db): Promise<Option[]> {
  const rows = await db
    .selectFrom('site_option')
    .selectAll()
    .where('key', 'in', OFFICE_OPTIONS)
    .execute()
  return OFFICE_OPTIONS.map((key) => {
    const row = rows.find((one) => one.key === key)
    return { key, isOn: row?.is_on ?? false, value: row?.value ?? '' }
  })
}

/** The value of an option, with everybody else who sets one waiting; empty where it is off. */
export async function holdOption(tx: Tx, key: OfficeOption): Promise<string> {
  await takeTurn(tx)
  const row = await tx
    .selectFrom('site_option')
    .select(['is_on', 'value'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.is_on ? row.value : ''
}

/** An empty value switches it off. */
export async function writeOption(tx: Tx, key: OfficeOption, value: string): Promise<void> {
  const values = { is_on: value !== '', value }
  await tx
    .insertInto('site_option')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

/** Where players are told that the site stands; null where the installation's settings say it. */
export async function readDomains(db: Db): Promise<{ place: DomainPlace; url: string | null }[]> {
  const rows = await db.selectFrom('site_domain').selectAll().execute()
  return DOMAIN_PLACES.map((place) => ({
    place,
    url: rows.find((one) => one.place === place)?.url ?? null,
  }))
}

/** The address at a place, with everybody else who sets one waiting. */
export async function holdDomain(tx: Tx, place: DomainPlace): Promise<string | null> {
  await takeTurn(tx)
  const row = await tx
    .selectFrom('site_domain')
    .select('url')
    .where('place', '=', place)
    .executeTakeFirst()
  return row?.url ?? null
}

/** Null leaves it to the installation's settings. */
export async function writeDomain(tx: Tx, place: DomainPlace, url: string | null): Promise<void> {
  if (url === null) await tx.deleteFrom('site_domain').where('place', '=', place).execute()
  else
    await tx
      .insertInto('site_domain')
      .values({ place, url })
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ url }))
      .execute()
}
