import { KURUS_E5 } from '@zar/contract/money'
import * as contract from '@zar/contract/office/offers/vouchers'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { csvOf } from '../../../platform/csv.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  makeVouchers,
  readOffer,
  readVoucherBatches,
  readVoucherFacts,
  type VoucherBatch,
} from '../../bonuses/index.ts'
import { byTwo, type Facts } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { offerObject } from './present.ts'

/** Codes of an offer: listed by batch, and made by two people, of whom the second has them. */
export const voucherRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listVouchers, async (call) => {
    const { id } = call.input
    const found = await readOffer(deps.db, id)
    if (!found) throw new Refusal('not_found')
    const terms = found.live?.isOpen ? found.live.content.terms : undefined
    const eachKurus = terms?.kind === 'promo_code' ? terms.amountKurus : undefined
    const batches = await readVoucherBatches(deps.db, id)
    return {
      data: {
        batches: await tellAll(deps.db, batches),
        eachE5: eachKurus === undefined ? null : `${BigInt(eachKurus) * KURUS_E5}`,
        actions: call.actions(['voucher.batch'], { object: offerObject(id) }),
      },
    }
  }),
  serve(contract.makeVouchers, async (call) => ({ data: await make(deps, call) })),
]

async function tellAll(db: Db, batches: readonly VoucherBatch[]): Promise<contract.VoucherBatch[]> {
  const nameOf = await staffNames(
    db,
    batches.flatMap(({ proposedBy, madeBy }) => [proposedBy, madeBy]),
  )
  return batches.map(({ id, proposedBy, madeBy, endsAt, madeAt, ...same }) => ({
    ...same,
    id: `${id}`,
    endsAt: endsAt.toISOString(),
    madeAt: madeAt.toISOString(),
    proposedBy: nameOf(proposedBy),
    madeBy: nameOf(madeBy),
  }))
}

type Call = OfficeCall<z.output<typeof contract.makeVouchers.input>>
type Answer = z.input<typeof contract.makeVouchers.output>

async function make(deps: OfficeDeps, call: Call): Promise<Answer> {
  const { id, codes, until, reason, proposal } = call.input
  const object = offerObject(id)
  const found = await readOffer(deps.db, id)
  if (!found) throw new Refusal('not_found')
  const terms = found.live?.content.terms
  const eachKurus = terms?.kind === 'promo_code' ? terms.amountKurus : 0
  const amountE5 = BigInt(codes) * BigInt(eachKurus) * KURUS_E5
  call.may({ object, reason, amountE5 })
  const endsAt = await endOf(deps.db, until)
  const wish = {
    right: 'voucher.batch',
    object,
    reason,
    proposal,
    amountE5,
    terms: { codes, until },
    facts: async (tx: Tx): Promise<Facts> => {
      const { version, eachE5, outE5, grantedE5, budgetE5 } = await readVoucherFacts(tx, {
        offerId: id,
        codes,
      })
      return {
        version,
        eachE5: `${eachE5}`,
        wholeE5: `${eachE5 * BigInt(codes)}`,
        outE5: `${outE5}`,
        grantedE5: `${grantedE5}`,
        budgetE5: budgetE5 === null ? null : `${budgetE5}`,
      }
    },
  } as const
  let file: Answer['file'] = null
  const outcome = await byTwo(deps, call, wish, async (approve) => {
    file = await deps.db.transaction().execute(async (tx) => {
      const proposedBy = await approve(tx)
      const by = { because: reason, proposedBy, madeBy: call.person.id, now: call.now }
      const made = await makeVouchers(tx, deps.random, { offerId: id, codes, endsAt, ...by })
      return fileOf(call, made)
    })
  })
  return { ...outcome, file }
}

/** The end of that day in Istanbul; refuses one that is over or more than a year ahead. */
async function endOf(db: Db, until: string): Promise<Date> {
  const { rows } = await sql<{ endsAt: Date; isGood: boolean }>`
    select ((${until}::date + 1)::timestamp at time zone 'Europe/Istanbul') as "endsAt",
      ${until}::date between day_of_istanbul_v1(clock_timestamp())
        and day_of_istanbul_v1(clock_timestamp()) + 366 as "isGood"`.execute(db)
  const [row] = rows
  refuseIf(!row?.isGood, 'voucher_day_wrong')
  return row?.endsAt ?? new Date(Number.NaN)
}

function fileOf({ input, person, now }: Call, made: { id: bigint; codes: string[] }) {
  const head = ['Zar', input.id, `${made.id}`, input.until, person.name, now.toISOString()]
  return {
    name: `zar-codes-${input.id}-${made.id}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOf([head, ['code'], ...made.codes.map((code) => [code])]).toString('base64'),
  }
}
