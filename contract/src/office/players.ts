import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'
import { Action } from './staff.ts'

/** Amounts are E5 in text: a hundred thousandth of a unit. */
export const Money = z.string().check(z.regex(/^-?\d{1,19}$/))
export const Time = z.string()
export const PlayerId = z.uuid()
export const Cursor = z.string().check(z.maxLength(100))
/** A player in the examples, who is none. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

export const PLAYER_STATES = ['active', 'blocked', 'excluded', 'closed'] as const
export const PlayerState = z.enum(PLAYER_STATES)

export const PlayerRow = z.object({
  id: PlayerId,
  /** `ZR 204 718 331` */
  number: z.string(),
  username: z.string(),
  name: z.string(),
  state: PlayerState,
  cashE5: Money,
  isPhoneVerified: z.boolean(),
  joinedAt: Time,
  lastSeenAt: z.nullable(Time),
})
export type PlayerRow = z.output<typeof PlayerRow>

/**
 * Finds by what is typed: a number, the end of a phone (four digits or more), an address, or the beginning
 * of a user name or name. Without it, all, the newest first. A POST, as a phone or an address stands in no
 * address of a page.
 */
export const listPlayers = operation({
  method: 'POST',
  path: '/api/office/players',
  summary: 'Players, the newest first, or those that are found',
  right: 'player.list',
  writes: false,
  example: { search: 'mar' },
  input: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    state: z.optional(PlayerState),
    after: z.optional(Cursor),
  }),
  output: z.object({ rows: z.array(PlayerRow), next: z.nullable(z.string()) }),
})

export const Limit = z.object({
  kind: z.enum(['deposit', 'stake', 'loss', 'time']),
  period: z.enum(['day', 'week', 'month']),
  isOfHouse: z.boolean(),
  /** Money in E5, or minutes. */
  most: z.string(),
  used: z.nullable(z.string()),
})

/** What keeps a player out, or kept them out. */
export const Standing = z.object({
  kind: z.enum(['time_out', 'self_exclusion', 'operator', 'block', 'closure']),
  beganAt: Time,
  /** Null: the player. */
  by: z.nullable(z.string()),
  because: z.nullable(z.string()),
  endsAt: z.nullable(Time),
  endedAt: z.nullable(Time),
})

export const Session = z.object({
  id: z.uuid(),
  /** Whether its browser sent what it is known by, and whether nobody logs in from there. */
  deviceState: z.enum(['unknown', 'open', 'blocked']),
  device: z.string(),
  address: z.string(),
  startedAt: Time,
  lastSeenAt: Time,
  isOpen: z.boolean(),
})

/** What was struck out is read by those who may read the audit log alone: for others `text` is null. */
export const Note = z.object({
  id: z.string(),
  by: z.string(),
  at: Time,
  text: z.nullable(z.string()),
  isStruck: z.boolean(),
})
export type Note = z.output<typeof Note>

/** An account that the player named for a withdrawal, by its end. */
export const Payout = z.object({
  id: z.uuid(),
  account: z.string(),
  method: z.string(),
  lastAt: Time,
  /** Withdrawals that were paid to it. */
  paid: z.int(),
})

/** Phone and address are masked here; what the person's role may not see is null. */
export const PlayerPage = z.object({
  id: PlayerId,
  number: z.string(),
  username: z.string(),
  name: z.string(),
  state: PlayerState,
  joinedAt: Time,
  lastSeenAt: z.nullable(Time),
  country: z.string(),
  locale: z.string(),
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  identity: z.enum(['unchecked', 'pending', 'checked', 'refused', 'review']),
  hasTwoStep: z.boolean(),
  /** The link to a copy of their data that is open, and how often it was used. */
  dataCopy: z.nullable(z.object({ endsAt: Time, taken: z.int() })),
  /** Labels of the office. */
  tags: z.array(z.string()),
  /** Null where the role may not see balances. */
  purses: z.nullable(
    z.object({
      currency: z.string(),
      cashE5: Money,
      withdrawalE5: Money,
      bonusE5: Money,
      debtE5: Money,
      /** Deposits less paid withdrawals of thirty days of Istanbul, with today. */
      netMonthE5: Money,
      /** Staked and won in all, each without what was rolled back. */
      stakedE5: Money,
      wonE5: Money,
    }),
  ),
  limits: z.nullable(z.array(Limit)),
  standing: z.array(Standing),
  sessions: z.array(Session),
  notes: z.nullable(z.array(Note)),
  /** The accounts that money goes out to. */
  payouts: z.nullable(z.array(Payout)),
  actions: z.array(Action),
})
export type PlayerPage = z.output<typeof PlayerPage>

export const readPlayer = operation({
  method: 'GET',
  path: '/api/office/player',
  summary: 'All about one player that the role may see, personal fields masked',
  right: 'player.view',
  writes: false,
  example: { id: '00000000-0000-4000-8000-000000000000' },
  input: z.strictObject({ id: PlayerId }),
  output: PlayerPage,
})

export const Movement = z.object({
  id: z.string(),
  at: Time,
  reason: z.string(),
  /** From the player's side: a stake is below zero. */
  amountE5: Money,
  /** Of the account that moved; null of the house's. */
  balanceE5: z.nullable(Money),
  account: z.enum(['cash', 'withdrawal', 'debt', 'bonus']),
  key: z.string(),
  /** What the game is called; null of what is no game's. */
  game: z.nullable(z.string()),
})
export type Movement = z.output<typeof Movement>

export const playerMovements = operation({
  method: 'GET',
  path: '/api/office/player-movements',
  summary: 'What moved on a player’s accounts, the newest first',
  right: 'balance.view',
  writes: false,
  example: { id: '00000000-0000-4000-8000-000000000000' },
  input: z.strictObject({ id: PlayerId, after: z.optional(Cursor) }),
  output: z.object({ rows: z.array(Movement), next: z.nullable(z.string()) }),
})

export const revealContact = operation({
  method: 'POST',
  path: '/api/office/player-contact',
  summary: 'Phone and address of a player, for a minute',
  right: 'player.reveal_contact',
  writes: true,
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    reason: 'The player asked to be called back.',
  },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ phone: z.string(), email: z.string() }),
})

export const revealIdentity = operation({
  method: 'POST',
  path: '/api/office/player-identity',
  summary: 'Identity number and date of birth of a player, for a minute',
  right: 'player.reveal_identity',
  writes: true,
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    reason: 'The number is compared with a document.',
  },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ personalNo: z.string(), birthDate: z.string() }),
})

export const writeNote = operation({
  method: 'POST',
  path: '/api/office/player-note',
  summary: 'Writes a note that no player reads',
  right: 'note.write',
  writes: true,
  example: { id: '00000000-0000-4000-8000-000000000000', text: 'Asks about the weekly cashback.' },
  input: z.strictObject({
    id: PlayerId,
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(2000)),
  }),
  output: Note,
})

/** Until the end of a day of Istanbul, or without an end. */
export const Until = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))

export const blockPlayer = operation({
  method: 'POST',
  path: '/api/office/player-block',
  summary: 'Ends log-ins, stakes and deposits of a player; withdrawals and wins go on',
  right: 'player.block',
  writes: true,
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    until: null,
    reason: 'The account was taken over.',
  },
  input: z.strictObject({ id: PlayerId, until: Until, reason: Reason }),
  output: z.null(),
})

export const unblockPlayer = operation({
  method: 'POST',
  path: '/api/office/player-unblock',
  summary: 'Ends a block, by two people',
  right: 'player.unblock',
  writes: true,
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    reason: 'The owner has proved who they are.',
  },
  input: z.strictObject({ id: PlayerId, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const endPlayerSessions = operation({
  method: 'POST',
  path: '/api/office/player-sessions-end',
  summary: 'Logs a player out everywhere',
  right: 'player.sessions_end',
  writes: true,
  example: {
    id: '00000000-0000-4000-8000-000000000000',
    reason: 'A phone of the player was lost.',
  },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ ended: z.number() }),
})
