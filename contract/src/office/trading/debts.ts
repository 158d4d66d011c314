/** What players owe of corrected bets, and the limits of a betting class. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Kurus, RowId, Time } from './values.ts'

const Debt = z.object({
  betId: z.string(),
  username: z.string(),
  owedKurus: z.int(),
  since: Time,
  /** Old enough to be written off. */
  isDue: z.boolean(),
  actions: z.array(Action),
})

export const listDebts = operation({
  method: 'GET',
  path: '/api/office/debts',
  summary: 'What players owe of corrected bets, the oldest first',
  right: 'debt.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(Debt),
})
export type Debt = z.output<typeof Debt>

export const writeOffDebt = operation({
  method: 'POST',
  path: '/api/office/debt-write-off',
  summary: 'Writes off what is owed of a bet for more than ninety days, by two people',
  right: 'debt.write_off',
  writes: true,
  example: { id: '1', reason: 'The player has not played for a year.' },
  input: z.strictObject({ id: RowId, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const BET_CLASSES = ['new', 'standard', 'sharp', 'vip'] as const
/** `all`, a sport, a league’s number, or `key:` and a market’s key. */
const Scope = z.string().check(z.regex(/^(all|[a-z][\w-]{1,39}|\d{1,18}|key:[\w.:-]{1,76})$/))

export const setClassLimit = operation({
  method: 'POST',
  path: '/api/office/trading-class-limit',
  summary:
    'Sets what one bet of a class may stake and pay, and a selection lose, by two people; null: none',
  right: 'sportlimit.class',
  writes: true,
  example: {
    scope: 'all',
    playerClass: 'standard',
    most: { stakeKurus: 100_000, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 },
    reason: 'The limits of the season, as the plan says.',
  },
  input: z.strictObject({
    scope: Scope,
    playerClass: z.enum(BET_CLASSES),
    most: z.nullable(
      z.strictObject({ stakeKurus: Kurus, payoutKurus: Kurus, liabilityKurus: Kurus }),
    ),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
