/** Bonuses and free rounds of one player: given within an open offer, ended, and given more time. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { caseSeen } from '../queues.ts'
import { Action } from '../staff.ts'
import { OFFER_KINDS, OfferId } from './terms.ts'

const WHY = 'The rounds of Saturday broke off, ticket 4117.'

/** An offer that can be given to this player now. */
export const Grantable = z.object({
  id: z.string(),
  kind: z.enum(OFFER_KINDS),
  title: z.string(),
  worthE5: Money,
})

export const listGrantable = operation({
  method: 'GET',
  path: '/api/office/bonus-grantable',
  summary: 'The open offers within which this player can be given a bonus or free rounds',
  right: 'bonus.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  output: z.object({ rows: z.array(Grantable), actions: z.array(Action) }),
})
export type Grantable = z.output<typeof Grantable>

const grant = { id: PlayerId, offer: OfferId, reason: Reason }
const example = { id: NOBODY, offer: 'no-such-offer', reason: WHY }

export const proposeGrant = operation({
  method: 'POST',
  path: '/api/office/bonus-propose',
  summary: 'Proposes what an open offer gives to one player; another person approves it',
  right: 'bonus.propose',
  writes: true,
  example,
  input: z.strictObject({
    ...grant,
    /** The request of the player that it answers, as it was seen; it takes `bonusask.decide` as well. */
    request: z.optional(z.strictObject({ id: z.uuid(), ...caseSeen })),
  }),
  output: Outcome,
})

export const approveGrant = operation({
  method: 'POST',
  path: '/api/office/bonus-approve',
  summary: 'Gives a player what another person proposed',
  right: 'bonus.approve',
  writes: true,
  example: { ...example, proposal: '1' },
  input: z.strictObject({ ...grant, proposal: ProposalId }),
  output: Outcome,
})

export const cancelBonus = operation({
  method: 'POST',
  path: '/api/office/bonus-cancel',
  summary: 'Ends a bonus: what it holds goes back to the house, the player’s own money stays',
  right: 'bonus.cancel',
  writes: true,
  example: { bonus: NOBODY, reason: WHY },
  input: z.strictObject({ bonus: z.uuid(), reason: Reason }),
  output: z.null(),
})

export const EXTEND_DAYS_MAX = 30

export const extendBonus = operation({
  method: 'POST',
  path: '/api/office/bonus-extend',
  summary: 'Gives a bonus that runs more days, by two people',
  right: 'bonus.extend',
  writes: true,
  example: { bonus: NOBODY, days: 3, reason: WHY },
  input: z.strictObject({
    bonus: z.uuid(),
    days: z.int().check(z.minimum(1), z.maximum(EXTEND_DAYS_MAX)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const FREE_ROUNDS_STATES = [
  'preparing',
  'ready',
  'spent',
  'expired',
  'declined',
  'cancelled',
  'failed',
] as const

export const PlayerFreeRounds = z.object({
  id: z.uuid(),
  title: z.string(),
  game: z.string(),
  status: z.enum(FREE_ROUNDS_STATES),
  rounds: z.int(),
  played: z.int(),
  stakeE5: Money,
  wonE5: Money,
  claimedAt: Time,
  expiresAt: Time,
  endedAt: z.nullable(Time),
})
export type PlayerFreeRounds = z.output<typeof PlayerFreeRounds>

export const playerFreeRounds = operation({
  method: 'GET',
  path: '/api/office/player-free-rounds',
  summary: 'A player’s free rounds: those that are open, then the fifty that ended last',
  right: 'freeround.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  output: z.object({ rows: z.array(PlayerFreeRounds), actions: z.array(Action) }),
})

export const cancelFreeRounds = operation({
  method: 'POST',
  path: '/api/office/free-rounds-cancel',
  summary: 'Ends free rounds: the supplier is asked to take back what is left',
  right: 'freeround.cancel',
  writes: true,
  example: { grant: NOBODY, reason: WHY },
  input: z.strictObject({ grant: z.uuid(), reason: Reason }),
  output: z.null(),
})
