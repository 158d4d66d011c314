import { CURRENCY } from '@zar/contract/limits'
import type { TaxBase } from '@zar/contract/office/system/tax-rates'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

/** A rate of tax as it was entered, and whether it was taken back. */
export type TaxRateRecord = {
  id: bigint
  licenceId: bigint
  base: TaxBase
  product: string | null
  ratePpm: number
  lineE5: bigint | null
  currency: string | null
  fromDay: string
  enteredBy: string
  approvedBy: string
  because: string
  takenBackBy: string | null
  takenBackApprovedBy: string | null
  takenBackBecause: string | null
}

/** Every rate that was entered, the newest first. */
export async function readTaxRates(db: Db): Promise<TaxRateRecord[]> {
  const { rows } = await sql<TaxRateRecord>`
    select id, licence_id as "licenceId", base, product, rate_ppm as "ratePpm", line_e5 as "lineE5", currency,
      from_day::text as "fromDay", entered_by as "enteredBy", approved_by as "approvedBy", because,
      taken_back_by as "takenBackBy", taken_back_approved_by as "takenBackApprovedBy",
      taken_back_because as "takenBackBecause"
    from tax_rate order by id desc`.execute(db)
  return rows
}

export type NewTaxRate = {
  licenceId: bigint
  base: TaxBase
  product: string | undefined
  ratePpm: number
  lineE5: bigint | undefined
  fromDay: string
}

type Both = { enteredBy: string; approvedBy: string; because: string; at: Date }

/** So that rates of a licence are entered one after another. */
export const holdLicence = (tx: Tx, id: bigint): Promise<unknown> =>
  tx.selectFrom('licence').select('id').where('id', '=', id).forUpdate().execute()

/** Records a rate that two people want. The database refuses one that does not follow the others of its kind. */
export async function enterTaxRate(
  tx: Tx,
  { licenceId, base, product, ratePpm, lineE5, fromDay }: NewTaxRate,
  { enteredBy, approvedBy, because, at }: Both,
): Promise<void> {
  await tx
    .insertInto('tax_rate')
    .values({
      licence_id: licenceId,
      base,
      product: product ?? null,
      rate_ppm: ratePpm,
      line_e5: lineE5 ?? null,
      currency: lineE5 === undefined ? null : CURRENCY.code,
      from_day: fromDay,
      entered_by: enteredBy,
      approved_by: approvedBy,
      because,
      entered_at: at,
    })
    .execute()
}

/** Takes back a rate that has not begun. Answers false where it was taken back before. */
export async function takeBackTaxRate(
  tx: Tx,
  { id, enteredBy, approvedBy, because, at }: Both & { id: bigint },
): Promise<boolean> {
  const taken = await tx
    .updateTable('tax_rate')
    .set({
      taken_back_by: enteredBy,
      taken_back_approved_by: approvedBy,
      taken_back_because: because,
      taken_back_at: at,
    })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
