import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Random } from '../../../platform/random.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readUse, useOf } from '../offers/guard.ts'
import { hashOfCode, makeCode } from './code.ts'

/** Codes of one batch at most. */
export const VOUCHERS_MAX = 5_000

/** What two people see before codes are made: sums in E5. */
export type VoucherFacts = {
  version: number
  /** What one code gives at most. */
  eachE5: bigint
  /** What was given of the offer, and what codes that are out may still give. */
  grantedE5: bigint
  outE5: bigint
  /** Null is no bound. */
  budgetE5: bigint | null
}

/**
 * What codes of an offer would come to. Refuses with `voucher_not_of_codes` an offer that does not come with a code,
 * or is closed, and with `voucher_above_budget` more codes than its budget pays.
 */
export async function readVoucherFacts(
  tx: Tx,
  { offerId, codes }: { offerId: string; codes: number },
): Promise<VoucherFacts> {
  const offer = await tx
    .selectFrom('bonus_offer')
    .select(['version', 'amount_e5', 'kind', 'is_open'])
    .where('id', '=', offerId)
    .forShare()
    .executeTakeFirst()
  if (!offer) throw new Refusal('not_found')
  refuseIf(offer.kind !== 'promo_code' || !offer.is_open, 'voucher_not_of_codes')
  const guard = await tx
    .selectFrom('offer_guard')
    .select('budget_e5')
    .where('offer_id', '=', offerId)
    .executeTakeFirst()
  const { grantedE5 } = useOf(await readUse(tx, [offerId]), offerId)
  const outE5 = (await countOut(tx, offerId)) * offer.amount_e5
  const budgetE5 = guard?.budget_e5 ?? null
  const wholeE5 = grantedE5 + outE5 + BigInt(codes) * offer.amount_e5
  refuseIf(budgetE5 !== null && wholeE5 > budgetE5, 'voucher_above_budget')
  return { version: offer.version, eachE5: offer.amount_e5, grantedE5, outE5, budgetE5 }
}

/** Codes that somebody may still use. */
async function countOut(tx: Tx, offerId: string): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from voucher join voucher_batch batch on batch.id = batch_id
      where offer_id = ${offerId} and used_by is null and ends_at > clock_timestamp()`.execute(tx)
  return rows[0]?.count ?? 0n
}

type Making = {
  offerId: string
  codes: number
  endsAt: Date
  because: string
  proposedBy: string
  madeBy: string
  now: Date
}

/** Makes a batch and answers its number and codes: nobody can read them again. */
export async function makeVouchers(
  tx: Tx,
  random: Random,
  { offerId, codes: count, endsAt, because, proposedBy, madeBy, now }: Making,
): Promise<{ id: bigint; codes: string[] }> {
  const { id } = await tx
    .insertInto('voucher_batch')
    .values({
      offer_id: offerId,
      codes: count,
      ends_at: endsAt,
      because,
      proposed_by: proposedBy,
      made_by: madeBy,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const codes = Array.from({ length: count }, () => makeCode(random))
  await sql`insert into voucher (hash, batch_id)
    select hash, ${id} from unnest(${codes.map(hashOfCode)}::bytea[]) hash`.execute(tx)
  return { id, codes }
}

export type VoucherBatch = {
  id: bigint
  codes: number
  used: number
  endsAt: Date
  because: string
  proposedBy: string
  madeBy: string
  madeAt: Date
}

const SHOWN_MAX = 50

/** The batches of an offer, the newest first. */
export async function readVoucherBatches(db: Db, offerId: string): Promise<VoucherBatch[]> {
  const rows = await db
    .selectFrom('voucher_batch')
    .select(['id', 'codes', 'ends_at', 'because', 'proposed_by', 'made_by', 'made_at'])
    .select(
      sql<number>`(select count(*) from voucher
        where batch_id = voucher_batch.id and used_by is not null)::int`.as('used'),
    )
    .where('offer_id', '=', offerId)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(({ ends_at, proposed_by, made_by, made_at, ...same }) => ({
    ...same,
    endsAt: ends_at,
    proposedBy: proposed_by,
    madeBy: made_by,
    madeAt: made_at,
  }))
}
