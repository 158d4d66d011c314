/** Deposit methods: how the house offers each of them, what they did, and how that is changed. */
import { z } from 'zod/mini'
import { PaymentMethod } from '../../payment.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

/** Why a method is closed, as players read it. */
export const CLOSED_CODES = ['maintenance', 'bank', 'checked'] as const
export type ClosedCode = (typeof CLOSED_CODES)[number]
const Closed = z.enum(CLOSED_CODES)

const Id = z.int().check(z.minimum(1), z.maximum(1_000))
/** E5 in text. */
const Money = z.string().check(z.regex(/^\d{1,18}$/))
const Time = z.string()

const Version = z.object({
  version: z.int(),
  closedCode: z.nullable(Closed),
  minE5: Money,
  maxE5: Money,
  because: z.string(),
  proposedBy: z.string(),
  setBy: z.string(),
  setAt: Time,
})
export type OfficeMethodVersion = z.output<typeof Version>

const Method = z.object({
  id: Id,
  icon: PaymentMethod.shape.icon,
  /** As players read it, in the person's language. */
  title: z.string(),
  note: z.string(),
  minutes: z.int(),
  /** 0 is as it was delivered. */
  version: z.int(),
  closedCode: z.nullable(Closed),
  /** What players read of it while it is closed. */
  closedText: z.nullable(z.string()),
  minE5: Money,
  maxE5: Money,
  /** What the payment service takes: nothing is set outside it. */
  leastE5: Money,
  mostE5: Money,
  /** Begun today, and paid in of that. */
  orders: z.int(),
  paidE5: Money,
  /** Of the last 24 hours: orders that ended, those with the money, and the seconds until half of them had it. */
  ended: z.int(),
  succeeded: z.int(),
  medianS: z.nullable(z.int()),
  /** Orders under way: each ends by what it was told. */
  running: z.int(),
  actions: z.array(Action),
})
export type OfficeMethod = z.output<typeof Method>

export const listMethods = operation({
  method: 'GET',
  path: '/api/office/methods',
  summary: 'Deposit methods in the order of players, how each is offered and what it did',
  right: 'method.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    methods: z.array(Method),
    orderVersion: z.int(),
    /** Hours of the last 24 in which deposits ended: the share that came, by method. */
    hours: z.array(z.object({ id: Id, hour: Time, ended: z.int(), succeeded: z.int() })),
    /** What players read of each reason. */
    closedTexts: z.array(z.object({ code: Closed, text: z.string() })),
    actions: z.array(Action),
  }),
})
export type OfficeMethods = z.output<typeof listMethods.output>

export const listMethodVersions = operation({
  method: 'GET',
  path: '/api/office/method-versions',
  summary: 'How a deposit method was offered before, the newest first',
  right: 'method.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,3}$/)) }),
  output: z.array(Version),
})

const WHY = 'The bank tells of work until six o’clock.'

export const closeMethod = operation({
  method: 'POST',
  path: '/api/office/method-close',
  summary:
    'Closes a deposit method to new orders, once two people want it; those begun end as they were told',
  right: 'method.edit',
  writes: true,
  example: { id: 1, code: 'bank', reason: WHY },
  input: z.strictObject({
    id: Id,
    code: Closed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const setMethod = operation({
  method: 'POST',
  path: '/api/office/method-set',
  summary: 'Sets the bounds of a deposit method, or opens it again, once two people want it',
  right: 'method.edit',
  writes: true,
  example: { id: 1, minE5: '20000000', maxE5: '300000000', opens: false, reason: WHY },
  input: z.strictObject({
    id: Id,
    minE5: Money,
    maxE5: Money,
    /** Whether it is opened where it is closed; else it stays as it is. */
    opens: z.boolean(),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const orderMethods = operation({
  method: 'POST',
  path: '/api/office/method-order',
  summary: 'Gives the deposit methods another order, once two people want it',
  right: 'method.edit',
  writes: true,
  example: { ids: [2, 1, 3, 4, 5, 6, 7, 8, 9], reason: WHY },
  input: z.strictObject({
    /** Each of them once. */
    ids: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
