/** Requests of players for a bonus, and how somebody of the house answers them. */
import { z } from 'zod/mini'
import {
  BONUS_REQUEST_CODES,
  BONUS_REQUEST_ENDS,
  BONUS_TERMS_OPEN,
} from '../../offers/bonus-requests.ts'
import { operation } from '../operation.ts'
import { Money, NOBODY, PLAYER_STATES, Time } from '../players.ts'
import { ProposalId, Reason } from '../proposals.ts'
import { caseSeen, caseStanding } from '../queues.ts'
import { PlayerName } from '../risk/alerts.ts'
import { Action } from '../staff.ts'
import { Grantable } from './grants.ts'

/** `ended`: what was answered or withdrawn, the newest first. */
export const BONUS_REQUEST_VIEWS = ['waiting', 'ended'] as const
export const OFFICE_REQUEST_STATES = [
  'asked',
  'proposed',
  'granted',
  'refused',
  'withdrawn',
] as const
export type OfficeRequestState = (typeof OFFICE_REQUEST_STATES)[number]

export const BonusRequestRow = z.object({
  id: z.uuid(),
  state: z.enum(OFFICE_REQUEST_STATES),
  player: PlayerName,
  /** The player's language. */
  locale: z.enum(['tr', 'en']),
  /** The title of the offer; null: another bonus. */
  offer: z.nullable(z.string()),
  askedAt: Time,
  /** How it waits; null once it has ended. */
  standing: z.nullable(caseStanding),
})
export type BonusRequestRow = z.output<typeof BonusRequestRow>

export const listBonusRequests = operation({
  method: 'GET',
  path: '/api/office/bonus-requests',
  summary: 'Requests that wait, the oldest promise first, or that have ended; a hundred at most',
  right: 'bonusask.decide',
  writes: false,
  example: {},
  input: z.strictObject({ view: z.optional(z.enum(BONUS_REQUEST_VIEWS)) }),
  output: z.array(BonusRequestRow),
})

export const BonusRequestCase = z.object({
  ...BonusRequestRow.shape,
  /** Null: another bonus. */
  offerId: z.nullable(z.string()),
  /** The player's; null once they are kept no more. */
  words: z.nullable(z.string()),
  /** The offer's term that is open; null where all are fulfilled, or none decide. */
  term: z.nullable(z.enum(BONUS_TERMS_OPEN)),
  playerState: z.enum(PLAYER_STATES),
  /** Null where the role sees no balances. */
  money: z.nullable(
    z.object({
      /** Paid in, and paid in less paid out, of thirty days. */
      depositsMonthE5: Money,
      netMonthE5: Money,
      /** The same in all. */
      depositsE5: Money,
      netE5: Money,
    }),
  ),
  /** Bonuses that run or wait. */
  running: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(['opted_in', 'waiting', 'active']),
      balanceE5: Money,
    }),
  ),
  protection: z.object({
    /** The ladder of help, an exclusion or a block: no bonus is given. */
    isOff: z.boolean(),
    /** Points of signs of harm in thirty days; null where the role does not see them. */
    points: z.nullable(z.int()),
  }),
  /** The player's other requests, the newest first. */
  before: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(OFFICE_REQUEST_STATES),
      code: z.nullable(z.enum(BONUS_REQUEST_ENDS)),
      offer: z.nullable(z.string()),
      askedAt: Time,
    }),
  ),
  /** What can be given now. */
  grantable: z.array(Grantable),
  /** What waits for a second person. */
  proposal: z.nullable(
    z.object({ id: ProposalId, offer: z.string(), worthE5: Money, by: z.string(), lapsesAt: Time }),
  ),
  /** What was answered, by whom and why. */
  decided: z.nullable(
    z.object({
      by: z.string(),
      at: Time,
      code: z.nullable(z.enum(BONUS_REQUEST_ENDS)),
      given: z.nullable(z.string()),
      because: z.nullable(z.string()),
    }),
  ),
  actions: z.array(Action),
})
export type BonusRequestCase = z.output<typeof BonusRequestCase>

const Id = z.uuid()

export const readBonusRequest = operation({
  method: 'GET',
  path: '/api/office/bonus-request',
  summary: 'One request, with what matters for its answer',
  right: 'bonusask.decide',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: Id }),
  output: BonusRequestCase,
})

export const takeBonusRequest = operation({
  method: 'POST',
  path: '/api/office/bonus-request-take',
  summary: 'Takes one for five minutes, again while it is open; refused while another has it',
  right: 'bonusask.decide',
  writes: true,
  example: { id: NOBODY, caseId: '1' },
  input: z.strictObject({ id: Id, caseId: caseSeen.caseId }),
  output: z.null(),
})

export const refuseBonusRequest = operation({
  method: 'POST',
  path: '/api/office/bonus-request-refuse',
  summary: 'Refuses a request with a code that the player reads',
  right: 'bonusask.decide',
  writes: true,
  example: {
    id: NOBODY,
    caseId: '1',
    version: 0,
    code: 'no_offer',
    reason: 'No open offer is for what was asked.',
  },
  input: z.strictObject({
    id: Id,
    ...caseSeen,
    code: z.enum(BONUS_REQUEST_CODES),
    reason: Reason,
  }),
  output: z.null(),
})
