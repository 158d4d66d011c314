/** Licences: entered, approved and withdrawn by two people. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
/** The licence's number, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))

/** What a licence covers: the suppliers' games, and bets on sports. */
export const LICENSED = ['casino', 'sports'] as const
const Games = z.array(z.enum(LICENSED)).check(z.minLength(1), z.maxLength(2))

export const LICENCE_STATES = ['waits', 'ahead', 'holds', 'over', 'withdrawn'] as const

const Licence = z.object({
  id: Id,
  number: z.string(),
  authority: z.string(),
  /** ISO codes. */
  countries: z.array(z.string()),
  games: z.array(z.enum(LICENSED)),
  /** Both days belong to it. */
  validFrom: z.string(),
  validUntil: z.string(),
  /** `waits` for approvals, `ahead` of its first day, or how it counts now. */
  state: z.enum(LICENCE_STATES),
  enteredBy: z.string(),
  approvers: z.array(z.string()),
  withdrawnBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  withdrawnBecause: z.nullable(z.string()),
  actions: z.array(Action),
})
export type OfficeLicence = z.output<typeof Licence>

export const listLicences = operation({
  method: 'GET',
  path: '/api/office/licences',
  summary: 'Licences under which real money is taken, the newest first',
  right: 'licence.edit',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(Licence),
    /** Codes of the countries that the casino knows. */
    countries: z.array(z.string()),
    actions: z.array(Action),
  }),
})
export type OfficeLicences = z.output<typeof listLicences.output>

const WHY = 'The authority has prolonged it, letter of May.'

export const enterLicence = operation({
  method: 'POST',
  path: '/api/office/licence-enter',
  summary: 'Records a licence; with the second person it counts, from its first day',
  right: 'licence.edit',
  writes: true,
  example: {
    number: 'OGL/2026/1',
    authority: 'Curaçao Gaming Authority',
    countries: ['TR'],
    games: ['casino', 'sports'],
    validFrom: '2026-03-01',
    validUntil: '2027-02-28',
    typed: 'no',
    reason: WHY,
  },
  input: z.strictObject({
    number: Name,
    authority: Name,
    countries: z
      .array(z.string().check(z.regex(/^[A-Z]{2}$/)))
      .check(z.minLength(1), z.maxLength(250)),
    games: Games,
    validFrom: Day,
    validUntil: Day,
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

const ofOne = z.strictObject({
  id: Id,
  typed: Typed,
  reason: Reason,
  proposal: z.optional(ProposalId),
})

export const approveLicence = operation({
  method: 'POST',
  path: '/api/office/licence-approve',
  summary: 'Lets a licence count that was entered on the machine, once two people want it',
  right: 'licence.edit',
  writes: true,
  example: { id: '1', typed: 'no', reason: WHY },
  input: ofOne,
  output: Outcome,
})

export const withdrawLicence = operation({
  method: 'POST',
  path: '/api/office/licence-withdraw',
  summary: 'Ends a licence for good, once two people want it',
  right: 'licence.edit',
  writes: true,
  example: { id: '1', typed: 'no', reason: WHY },
  input: ofOne,
  output: Outcome,
})
