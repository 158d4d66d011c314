import * as contract from '@zar/contract/office/system/tax-rates'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readGameProducts } from '../../casino/index.ts'
import {
  enterTaxRate,
  holdLicence,
  type LicenceRecord,
  licenceOf,
  readLicences,
  readTaxRates,
  type TaxRateRecord,
  takeBackTaxRate,
} from '../../protection/index.ts'
import { byTwo, type Facts } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { dayOf, isSame, nameOf, stateOf } from './licences.ts'

const objectOfNew = (licence: string) => `licence:${licence}:tax`
const objectOf = (id: string) => `tax-rate:${id}`

/** Rates of tax that belong to licences: each of these deeds takes two people. */
export const taxRateRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listTaxRates, async (call) => {
    const { licences, rates, games } = await readAll(deps)
    return {
      data: {
        rows: rates.flatMap((one) => tell(call, one, { licences, rates }) ?? []),
        licences: licences
          .filter((one) => mayHaveRates(one))
          .map((one) => ({
            id: `${one.id}`,
            number: one.number,
            validFrom: one.validFrom,
            validUntil: one.validUntil,
            products: productsOf(one, games),
            actions: call.actions(['licence.edit'], { object: objectOfNew(`${one.id}`) }),
          })),
      },
    }
  }),
  enterRoute(deps),
  takeBackRoute(deps),
]

async function readAll({ db }: Pick<OfficeDeps, 'db'>) {
  const [licences, rates, games] = await Promise.all([
    readLicences(db),
    readTaxRates(db),
    readGameProducts(db),
  ])
  return { licences, rates, games }
}

/** One that two people have approved: also one that is over, whose last sheets are still to be made. */
const mayHaveRates = (one: LicenceRecord): boolean =>
  licenceOf(one) !== undefined && one.withdrawnAt === null

/** What the licence covers, as the reports name it. */
const productsOf = ({ games }: LicenceRecord, known: readonly string[]): string[] =>
  [contract.SPORT_PRODUCT, ...known.filter((one) => one !== contract.SPORT_PRODUCT)].filter((one) =>
    games.includes(contract.licensedOf(one)),
  )

type Kind = Pick<TaxRateRecord, 'licenceId' | 'base' | 'product'>
const isOfKind = (one: TaxRateRecord, { licenceId, base, product }: Kind): boolean =>
  one.licenceId === licenceId && one.base === base && one.product === product
/** Those of one licence, base and product that stand, the one that begins last first. */
const standingOf = (rates: readonly TaxRateRecord[], kind: Kind): TaxRateRecord[] =>
  rates
    .filter((one) => isOfKind(one, kind) && one.takenBackBy === null)
    .sort((one, other) => other.fromDay.localeCompare(one.fromDay))

const factsOf = (before: TaxRateRecord | undefined): Facts => ({
  before: before ? `${before.id}` : null,
  beforePpm: before?.ratePpm ?? null,
  beforeFrom: before?.fromDay ?? null,
})

const enterRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.enterTaxRate, async (call) => {
    const { typed, reason, proposal, ...entered } = call.input
    const object = objectOfNew(entered.licence)
    const { licences, games } = await readAll(deps)
    const found = licences.find(({ id }) => `${id}` === entered.licence)
    const isNameTyped = found !== undefined && isSame(typed, found.number)
    call.may({ object, reason, isNameTyped })
    const rate = {
      ...entered,
      product: entered.product,
      licenceId: BigInt(entered.licence),
      lineE5: entered.lineE5 === undefined ? undefined : BigInt(entered.lineE5),
    }
    const { product, lineE5 = null, ...plain } = entered
    const wish = {
      right: 'licence.edit',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: { ...plain, product: product ?? null, lineE5 },
      facts: async (tx: Tx) => factsOf(await followedBy(tx, rate, { now: call.now, games })),
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const enteredBy = await nameOf(tx, await approve(tx))
        const both = { enteredBy, approvedBy: call.person.name, because: reason, at: call.now }
        await enterTaxRate(tx, rate, both)
      }),
    )
    return { data }
  })

type Entered = {
  licenceId: bigint
  base: TaxRateRecord['base']
  product?: string | undefined
  fromDay: string
}
type Known = { now: Date; games: readonly string[] }

/** The rate that this one replaces, if any. Refuses what the licence does not cover, and a day on which nothing may begin. */
async function followedBy(tx: Tx, rate: Entered, { now, games }: Known) {
  await holdLicence(tx, rate.licenceId)
  const licence = (await readLicences(tx)).find(({ id }) => id === rate.licenceId)
  if (!licence) throw new Refusal('not_found')
  refuseIf(!mayHaveRates(licence), 'decided_meanwhile')
  const { product, fromDay } = rate
  refuseIf(
    product !== undefined && !productsOf(licence, games).includes(product),
    'tax_rate_product',
  )
  const [last] = standingOf(await readTaxRates(tx), { ...rate, product: product ?? null })
  const isWithin = licence.validFrom <= fromDay && fromDay <= licence.validUntil
  const follows = !last || (fromDay > last.fromDay && fromDay > dayOf(now))
  refuseIf(!isWithin || !follows, 'tax_rate_day')
  return last
}

const takeBackRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.takeBackTaxRate, async (call) => {
    const { id, typed, reason, proposal } = call.input
    const object = objectOf(id)
    const { licences, rates } = await readAll(deps)
    const rate = rates.find((one) => `${one.id}` === id)
    const licence = licences.find((one) => one.id === rate?.licenceId)
    const isNameTyped = licence !== undefined && isSame(typed, licence.number)
    call.may({ object, reason, isNameTyped })
    if (!rate) throw new Refusal('not_found')
    const wish = {
      right: 'licence.edit',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: { does: 'takeBack' },
      facts: async (tx: Tx) => {
        await holdLicence(tx, rate.licenceId)
        const now = (await readTaxRates(tx)).find((one) => one.id === rate.id)
        refuseIf(
          !now || now.takenBackBy !== null || now.fromDay <= dayOf(call.now),
          'tax_rate_begun',
        )
        return { ratePpm: rate.ratePpm, fromDay: rate.fromDay }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const enteredBy = await nameOf(tx, await approve(tx))
        const both = { enteredBy, approvedBy: call.person.name, because: reason, at: call.now }
        const isDone = await takeBackTaxRate(tx, { ...both, id: rate.id })
        refuseIf(!isDone, 'tax_rate_begun')
      }),
    )
    return { data }
  })

type All = { licences: readonly LicenceRecord[]; rates: readonly TaxRateRecord[] }

function tell(
  call: OfficeCall<unknown>,
  one: TaxRateRecord,
  { licences, rates }: All,
): contract.OfficeTaxRate | undefined {
  const licence = licences.find(({ id }) => id === one.licenceId)
  if (!licence) return undefined
  const state = stateOfRate(one, { licence, rates, now: call.now })
  const { takenBackBy: by, takenBackApprovedBy, takenBackBecause } = one
  return {
    id: `${one.id}`,
    licence: { id: `${licence.id}`, number: licence.number },
    base: one.base,
    product: one.product,
    ratePpm: one.ratePpm,
    lineE5: one.lineE5 === null ? null : `${one.lineE5}`,
    currency: one.currency,
    fromDay: one.fromDay,
    state,
    enteredBy: one.enteredBy,
    approvedBy: one.approvedBy,
    because: one.because,
    takenBack:
      by === null
        ? null
        : { by, approvedBy: takenBackApprovedBy ?? '', because: takenBackBecause ?? '' },
    actions:
      state === 'ahead' ? call.actions(['licence.edit'], { object: objectOf(`${one.id}`) }) : [],
  }
}

type Beside = { licence: LicenceRecord; rates: readonly TaxRateRecord[]; now: Date }

function stateOfRate(
  one: TaxRateRecord,
  { licence, rates, now }: Beside,
): contract.OfficeTaxRate['state'] {
  const today = dayOf(now)
  if (one.takenBackBy !== null) return 'takenBack'
  if (one.fromDay > today) return 'ahead'
  const current = standingOf(rates, one).find(({ fromDay }) => fromDay <= today)
  return current?.id === one.id && stateOf(licence, now) === 'holds' ? 'applies' : 'over'
}
