/** The ledger as the office reads it: transfers and accounts by number, the trail of one, and its verification. */
import { z } from 'zod/mini'
import { RoundRollback } from './house/rollback-requests.ts'
import { operation } from './operation.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
/** E5 in text, below zero with a minus. */
const Money = z.string().check(z.regex(/^-?\d{1,19}$/))
const Time = z.string()

export const ACCOUNT_KINDS = [
  'player_cash',
  'player_withdrawal',
  'player_debt',
  'player_bonus',
  'games',
  'gateway',
  'promotion',
] as const

const Account = z.object({ account: Id, kind: z.enum(ACCOUNT_KINDS), isHouse: z.boolean() })
export type Account = z.output<typeof Account>

const Player = z.object({ id: z.uuid(), number: z.string(), username: z.string() })

const Seal = z.object({
  id: Id,
  /** Hexadecimal. */
  hash: z.string(),
  /** It covers the transfers above the first number, up to the second. */
  afterId: Id,
  toId: Id,
})

const End = z.extend(Account, {
  /** What it had before and after; null of the house's accounts, which carry no balance. */
  beforeE5: z.nullable(Money),
  afterE5: z.nullable(Money),
})

/** The call that asked for the transfer: a supplier's, a payment's, or a deed of the office. */
const Request = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    provider: z.string(),
    id: z.string(),
    does: z.enum(['bet', 'win', 'rollback']),
    game: z.string(),
    /** Null to who may not see rounds. */
    round: z.nullable(z.string()),
    closesRound: z.boolean(),
    refersTo: z.nullable(z.string()),
    amountE5: Money,
    currency: z.string(),
    outcome: z.string(),
    /** The balance that was answered. */
    answeredE5: Money,
    at: Time,
  }),
  z.object({
    kind: z.literal('payment'),
    number: z.string(),
    type: z.enum(['deposit', 'withdrawal']),
    method: z.string(),
    state: z.string(),
    at: Time,
  }),
  z.object({ kind: z.literal('deed'), audit: Id }),
])

/** What the other side has of it: its own list, or the bank's reference. */
const OtherSide = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    /** `2026-11-21`, a day of UTC. */
    day: z.string(),
    /** Null while that day's list is not laid beside ours. */
    comparedAt: z.nullable(Time),
    differences: z.array(
      z.object({
        id: Id,
        what: z.string(),
        theirsE5: z.nullable(Money),
        explanation: z.nullable(z.string()),
        isOpen: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('bank'),
    reference: z.nullable(z.string()),
    difference: z.nullable(z.string()),
  }),
])

const Transfer = z.object({
  id: Id,
  key: z.string(),
  at: Time,
  reason: z.string(),
  amountE5: Money,
  currency: z.string(),
  player: Player,
  source: End,
  target: End,
  /** The checkpoint that covers it; null until there is one, some seconds later. */
  seal: z.nullable(Seal),
  request: z.nullable(Request),
  otherSide: z.nullable(OtherSide),
  mayRound: z.boolean(),
})
export type LedgerTransfer = z.output<typeof Transfer>

export const findTransfer = operation({
  method: 'GET',
  path: '/api/office/ledger-transfer',
  summary: 'A transfer by its number, its key or the supplier’s id, with the trail of its money',
  right: 'ledger.view',
  writes: false,
  example: { q: '1' },
  input: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  output: Transfer,
})

const Row = z.object({
  id: Id,
  at: Time,
  reason: z.string(),
  key: z.string(),
  player: z.uuid(),
  /** From the account's side. */
  amountE5: Money,
  balanceE5: z.nullable(Money),
  /** Whether the balance before and the sum come to that; null where nothing stands before it. */
  holds: z.nullable(z.boolean()),
  other: Account,
})
export type LedgerRow = z.output<typeof Row>

export const accountRows = operation({
  method: 'GET',
  path: '/api/office/ledger-account',
  summary: 'What moved on one account, the newest first, each laid beside the one before it',
  right: 'ledger.view',
  writes: false,
  example: { account: '1' },
  input: z.strictObject({
    account: Id,
    /** Whose transfers they are, of a player's account. */
    player: z.optional(z.uuid()),
    before: z.optional(Id),
  }),
  output: z.object({
    account: z.extend(Account, {
      currency: z.string(),
      balanceE5: z.nullable(Money),
      floorE5: z.nullable(Money),
      player: z.nullable(Player),
    }),
    rows: z.array(Row),
    /** Where the next page goes on; it may have few rows, or none, and go on further. */
    next: z.nullable(Id),
  }),
})
export type LedgerAccountPage = z.output<typeof accountRows.output>

/** A seal that is not what its transfers come to. Hashes are hexadecimal. */
const BrokenSeal = z.object({
  id: Id,
  afterId: Id,
  toId: Id,
  stored: z.string(),
  computed: z.string(),
  /** How many transfers it covered, and how many are there. */
  covered: z.int(),
  found: z.int(),
  /** Whether the stored one is the one that was signed: then its transfers were changed. */
  isAsSigned: z.nullable(z.boolean()),
  /** The first of its transfers that does not follow from those before it; null where all follow. */
  first: z.nullable(z.object({ id: Id, says: z.string() })),
})
export type BrokenSeal = z.output<typeof BrokenSeal>

const Check = z.object({
  askedAt: Time,
  /** Null while it runs. */
  endedAt: z.nullable(Time),
  toSeal: Id,
  atSeal: Id,
  transfers: z.int(),
  /** Null while it runs, and where it broke off. */
  findings: z.nullable(
    z.array(
      z.object({
        rule: z.string(),
        sentence: z.string(),
        /** The seal that is broken, where that is the finding. */
        seal: z.nullable(BrokenSeal),
      }),
    ),
  ),
})
export type LedgerCheck = z.output<typeof Check>

export const ledgerState = operation({
  method: 'GET',
  path: '/api/office/ledger-state',
  summary: 'The chain of checkpoints, when it was checked, and what the last verification came to',
  right: 'ledger.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    transfers: z.int(),
    /** As the database estimates it. */
    accounts: z.int(),
    /** The newest first. */
    seals: z.array(z.extend(Seal, { transfers: z.int(), at: Time })),
    uncovered: z.int(),
    isBroken: z.boolean(),
    wholeAt: z.nullable(Time),
    hourAt: z.nullable(Time),
    check: z.nullable(Check),
  }),
})
export type LedgerState = z.output<typeof ledgerState.output>

export const verifyLedger = operation({
  method: 'POST',
  path: '/api/office/ledger-verify',
  summary: 'Has the whole ledger verified anew; ledger-state tells how far it is and what it found',
  right: 'ledger.verify',
  writes: true,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** Whether one was begun; else the one that runs is the answer. */
    isNew: z.boolean(),
  }),
})

export const roundOfTransfer = operation({
  method: 'GET',
  path: '/api/office/ledger-round',
  summary: 'Everything that was booked for the round of a transfer',
  right: 'round.view',
  writes: false,
  example: { transfer: '1' },
  input: z.strictObject({ transfer: Id }),
  output: z.object({
    provider: z.string(),
    game: z.string(),
    round: z.string(),
    movements: z.array(
      z.object({
        id: z.string(),
        does: z.enum(['bet', 'win', 'rollback']),
        amountE5: Money,
        movesCash: z.boolean(),
        closesRound: z.boolean(),
        at: Time,
      }),
    ),
    rollback: z.nullable(RoundRollback),
  }),
})
export type LedgerRound = z.output<typeof roundOfTransfer.output>
