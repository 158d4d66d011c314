import { z } from 'zod/mini'
import { BET_STATES, LEG_STATES } from '../betting/bets.ts'
import { ROUND_RESULTS } from '../casino/game-history.ts'
import { TICKET_STATUSES, TICKET_SUBJECTS } from '../support/ticket.ts'
import { operation } from './operation.ts'
import { Cursor, Money, NOBODY, PlayerId, Time } from './players.ts'
import { Reason } from './proposals.ts'
import { Action } from './staff.ts'

const input = z.strictObject({ id: PlayerId, after: z.optional(Cursor) })
const example = { id: NOBODY }
const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })

export const PAYMENT_STATES = [
  'created',
  'pending',
  'confirmed',
  'merged',
  'rejected',
  'cancelled',
] as const

/** A deposit or a withdrawal. Whose account it went to stands in its own case. */
export const PlayerPayment = z.object({
  id: z.uuid(),
  /** What people call it: `#884117`. */
  number: z.string(),
  at: Time,
  changedAt: Time,
  method: z.string(),
  amountE5: Money,
  state: z.enum(PAYMENT_STATES),
  /** Why a withdrawal waits for a person; null where it does not. */
  hold: z.nullable(z.string()),
  /** Of a withdrawal that is to be paid and that the bank was not asked for: whether it may be held by hand. */
  actions: z.array(Action),
})
export type PlayerPayment = z.output<typeof PlayerPayment>

export const playerWithdrawals = operation({
  method: 'GET',
  path: '/api/office/player-withdrawals',
  summary: 'A player’s withdrawals and how far they are, the newest first',
  right: 'withdrawal.view',
  writes: false,
  example,
  input,
  output: pageOf(PlayerPayment),
})

export const playerDeposits = operation({
  method: 'GET',
  path: '/api/office/player-deposits',
  summary: 'A player’s deposits and how far they are, the newest first',
  right: 'deposit.view',
  writes: false,
  example,
  input,
  output: pageOf(PlayerPayment),
})

export const PlayerBet = z.object({
  id: z.string(),
  state: z.enum(BET_STATES),
  placedAt: Time,
  /** The house paid the stake. */
  isFree: z.boolean(),
  costE5: Money,
  /** With every open leg won. */
  possibleE5: Money,
  paidE5: Money,
  /** The events that it is on. */
  legs: z.array(z.object({ event: z.string(), oddsMilli: z.number(), result: z.enum(LEG_STATES) })),
})
export type PlayerBet = z.output<typeof PlayerBet>

export const playerBets = operation({
  method: 'GET',
  path: '/api/office/player-bets',
  summary: 'A player’s bets at our own sportsbook, the newest first',
  right: 'bet.view',
  writes: false,
  example: { id: NOBODY, which: 'open' },
  input: z.strictObject({
    id: PlayerId,
    which: z.enum(['open', 'over']),
    after: z.optional(Cursor),
  }),
  output: pageOf(PlayerBet),
})

export const PlayerRound = z.object({
  id: z.string(),
  at: Time,
  game: z.string(),
  studio: z.string(),
  stakeE5: Money,
  /** Staked by the house for the player. */
  freeStakeE5: Money,
  winE5: Money,
  result: z.enum(ROUND_RESULTS),
})
export type PlayerRound = z.output<typeof PlayerRound>

export const playerRounds = operation({
  method: 'GET',
  path: '/api/office/player-rounds',
  summary: 'Rounds that a player has played, the newest first',
  right: 'round.view',
  writes: false,
  example,
  input,
  output: pageOf(PlayerRound),
})

export const BONUS_STATES = [
  'opted_in',
  'waiting',
  'active',
  'completed',
  'spent',
  'expired',
  'declined',
  'cancelled',
] as const

export const PlayerBonus = z.object({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(BONUS_STATES),
  /** Null until a deposit says how much it is. */
  amountE5: z.nullable(Money),
  balanceE5: Money,
  toWagerE5: Money,
  wageredE5: Money,
  claimedAt: Time,
  expiresAt: z.nullable(Time),
  endedAt: z.nullable(Time),
})
export type PlayerBonus = z.output<typeof PlayerBonus>

export const playerBonuses = operation({
  method: 'GET',
  path: '/api/office/player-bonuses',
  summary: 'A player’s bonuses: those that run, then the fifty that ended last',
  right: 'bonus.view',
  writes: false,
  example,
  input: z.strictObject({ id: PlayerId }),
  output: pageOf(PlayerBonus),
})

export const PlayerTicket = z.object({
  id: z.uuid(),
  number: z.number(),
  subject: z.enum(TICKET_SUBJECTS),
  title: z.string(),
  status: z.enum(TICKET_STATUSES),
  createdAt: Time,
  updatedAt: Time,
})
export type PlayerTicket = z.output<typeof PlayerTicket>

export const playerTickets = operation({
  method: 'GET',
  path: '/api/office/player-tickets',
  summary: 'A player’s tickets: the hundred that moved last',
  right: 'ticket.view',
  writes: false,
  example,
  input: z.strictObject({ id: PlayerId }),
  output: pageOf(PlayerTicket),
})

/** What somebody of the house, or a rule of it, did with this player. */
export const PlayerDeed = z.object({
  id: z.string(),
  at: Time,
  actorKind: z.enum(['staff', 'system', 'command-line']),
  /** A person’s name; else what acted. */
  actor: z.string(),
  does: z.string(),
  outcome: z.enum(['done', 'waits', 'refused', 'failed']),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  linked: z.nullable(z.string()),
})
export type PlayerDeed = z.output<typeof PlayerDeed>

/** A POST: the reason stands in no address. */
export const playerAudit = operation({
  method: 'POST',
  path: '/api/office/player-audit',
  summary: 'Rows of the audit log about a player, the newest first; the look is a row itself',
  right: 'audit.view',
  writes: false,
  example: { id: NOBODY, reason: 'Looked at for a complaint.' },
  input: z.extend(input, { reason: Reason }),
  output: pageOf(PlayerDeed),
})
