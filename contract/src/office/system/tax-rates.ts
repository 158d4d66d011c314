/** Rates of tax that belong to licences: entered, and taken back before they begin, by two people. */
import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import type { LICENSED } from './licences.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
/** The licence's number, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))

/**
 * What a rate is of, as the reports define it: stakes less those given back, GGR, deposits, or of each win the part that
 * lies above a line.
 */
export const TAX_BASES = ['stakes', 'ggr', 'deposits', 'winnings'] as const
export type TaxBase = (typeof TAX_BASES)[number]

/** A rate in millionths: a basis point is a hundred. */
export const RATE_PPM_MAX = 1_000_000
/** The least and the greatest line: single wins below the least are not kept apart. */
export const TAX_LINE_E5 = { min: 100_000_000n, max: 1_000_000_000_000_000n } as const
const KURUS_E5 = 1_000n

/** Bets on sports; every other product is one of the suppliers' games. */
export const SPORT_PRODUCT = 'sport'
export const licensedOf = (product: string): (typeof LICENSED)[number] =>
  product === SPORT_PRODUCT ? 'sports' : 'casino'

const Product = z.string().check(z.minLength(1), z.maxLength(100))
const Ppm = z.int().check(z.gte(0), z.lte(RATE_PPM_MAX))
/** E5 in text, whole kuruş. */
const Line = z.string().check(
  z.regex(/^\d{9,16}$/),
  z.refine((text) => {
    const line = BigInt(text)
    return line >= TAX_LINE_E5.min && line <= TAX_LINE_E5.max && line % KURUS_E5 === 0n
  }),
)

/** `ahead` of its first day, it `applies`, is `over` since another replaced it or its licence ended, or was taken back. */
export const TAX_RATE_STATES = ['ahead', 'applies', 'over', 'takenBack'] as const

const TaxRate = z.object({
  id: Id,
  licence: z.object({ id: Id, number: z.string() }),
  base: z.enum(TAX_BASES),
  /** Null of deposits. */
  product: z.nullable(z.string()),
  ratePpm: z.int(),
  /** Of winnings, in `currency`. */
  lineE5: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  fromDay: Day,
  state: z.enum(TAX_RATE_STATES),
  enteredBy: z.string(),
  approvedBy: z.string(),
  because: z.string(),
  takenBack: z.nullable(z.object({ by: z.string(), approvedBy: z.string(), because: z.string() })),
  actions: z.array(Action),
})
export type OfficeTaxRate = z.output<typeof TaxRate>

export const listTaxRates = operation({
  method: 'GET',
  path: '/api/office/tax-rates',
  summary: 'Rates of tax by licence, base and product, the newest first',
  right: 'licence.edit',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(TaxRate),
    /** Those that a rate can be entered for. */
    licences: z.array(
      z.object({
        id: Id,
        number: z.string(),
        validFrom: z.string(),
        validUntil: z.string(),
        /** The products that it covers. */
        products: z.array(z.string()),
        actions: z.array(Action),
      }),
    ),
  }),
})
export type OfficeTaxRates = z.output<typeof listTaxRates.output>

const WHY = 'Law 7338 as changed, published on 30 December.'

/** What a rate says: a product where it is not of deposits, a line where it is of winnings. */
const Terms = {
  licence: Id,
  base: z.enum(TAX_BASES),
  product: z.optional(Product),
  ratePpm: Ppm,
  lineE5: z.optional(Line),
  fromDay: Day,
}

export const enterTaxRate = operation({
  method: 'POST',
  path: '/api/office/tax-rate-enter',
  summary:
    'Records a rate of tax of a licence; with the second person it applies from its first day',
  right: 'licence.edit',
  writes: true,
  example: {
    licence: '1',
    base: 'winnings',
    product: 'slot',
    ratePpm: 200_000,
    lineE5: '150000000',
    fromDay: '2027-01-01',
    typed: 'no',
    reason: WHY,
  },
  input: z
    .strictObject({ ...Terms, typed: Typed, reason: Reason, proposal: z.optional(ProposalId) })
    .check(
      z.refine(({ base, product }) => (base === 'deposits') === (product === undefined)),
      z.refine(({ base, lineE5 }) => (base === 'winnings') === (lineE5 !== undefined)),
    ),
  output: Outcome,
})

export const takeBackTaxRate = operation({
  method: 'POST',
  path: '/api/office/tax-rate-take-back',
  summary: 'Takes back a rate of tax that has not begun, once two people want it',
  right: 'licence.edit',
  writes: true,
  example: { id: '1', typed: 'no', reason: WHY },
  input: z.strictObject({ id: Id, typed: Typed, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})
