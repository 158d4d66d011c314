/** Lines of the bank's statements that name no payment: each is matched by two people to a deposit or a player, once. */
import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { DEPOSIT_STATES } from './deposits.ts'

/** The statement's number and the place of the line in its file: `12-45`. */
export const LineId = z.string().check(z.regex(/^\d{1,18}-\d{1,9}$/))

/** What proposals and the audit log call it. */
export const lineObject = (id: string): string => `statement-line:${id}`

const Line = z.object({
  id: LineId,
  /** The bank's number of it. */
  bankId: z.string(),
  day: Day,
  amountE5: Money,
  reference: z.string(),
  /** Who brought its statement in; they do not match it. */
  by: z.string(),
  actions: z.array(Action),
})
export type StatementLine = z.output<typeof Line>

export const listStatementLines = operation({
  method: 'GET',
  path: '/api/office/statement-lines',
  summary: 'Money that came to the bank, by lines that name no payment of ours, the newest first',
  right: 'deposit.match',
  writes: false,
  example: {},
  input: z.strictObject({
    /** The last line of the page before. */
    after: z.optional(LineId),
  }),
  output: z.object({ rows: z.array(Line), next: z.nullable(LineId) }),
})

const Whose = { player: z.object({ id: z.uuid(), number: z.string(), username: z.string() }) }
/** Whether the words of the line have the player's whole name. */
const isNamed = z.boolean()

const MatchTargets = z.object({
  deposits: z.array(
    z.object({
      ...Whose,
      isNamed,
      id: z.uuid(),
      number: z.string(),
      method: z.string(),
      state: z.enum(DEPOSIT_STATES),
      at: Time,
      /** What the match would credit; nothing where the deposit is paid and has no line yet. */
      creditsE5: Money,
    }),
  ),
  players: z.array(z.object({ ...Whose, isNamed })),
})
export type MatchTargets = z.output<typeof MatchTargets>

export const findMatchTargets = operation({
  method: 'GET',
  path: '/api/office/deposit-match-targets',
  summary:
    'Deposits of the line’s sum that no line has, and what is found by the number of a deposit or a player',
  right: 'deposit.match',
  writes: false,
  example: { line: '1-2' },
  input: z.strictObject({
    line: LineId,
    /** The number of a deposit (`#884117`) or of a player (`ZR 204 718 331`). */
    q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  }),
  output: MatchTargets,
})

export const matchDeposit = operation({
  method: 'POST',
  path: '/api/office/deposit-match',
  summary:
    'Matches a line to a deposit or a player and credits it once, when two people want it who did not bring it in',
  right: 'deposit.match',
  writes: true,
  example: {
    line: '1-2',
    kind: 'deposit',
    id: NOBODY,
    reason: 'Sum, day and name of the payer are those of the order.',
  },
  input: z.strictObject({
    line: LineId,
    kind: z.enum(['deposit', 'player']),
    /** Of the deposit or the player. */
    id: z.uuid(),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: z.extend(Outcome, { creditsE5: Money }),
})
