/** Accounts that wait to be erased. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const WHY = 'The player asked for it by mail, ticket 4117.'
const asked = { id: PlayerId, reason: Reason }
const example = { id: NOBODY, reason: WHY }

export const listErasures = operation({
  method: 'GET',
  path: '/api/office/erasures',
  summary: 'Accounts that wait to be erased, the next first, and erased ones that hold money',
  right: 'erasure.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    waiting: z.array(
      z.object({
        id: PlayerId,
        number: z.string(),
        askedAt: Time,
        dueAt: Time,
        /** Who of the house asked in the player’s stead. */
        askedBy: z.nullable(z.string()),
        actions: z.array(Action),
      }),
    ),
    /** Money that came after the account was emptied, or was too little to pay out. */
    left: z.array(z.object({ number: z.string(), erasedAt: Time, cashE5: Money })),
  }),
})
export type Erasures = z.output<typeof listErasures.output>

export const askErasure = operation({
  method: 'POST',
  path: '/api/office/erasure-ask',
  summary: 'Closes an account for its owner, who wrote to support, and puts it in line',
  right: 'erasure.ask',
  writes: true,
  example,
  input: z.strictObject(asked),
  output: z.null(),
})

export const takeBackErasure = operation({
  method: 'POST',
  path: '/api/office/erasure-back',
  summary: 'Takes one out of the line: the account is again what it was',
  right: 'erasure.back',
  writes: true,
  example,
  input: z.strictObject(asked),
  output: z.null(),
})

export const eraseNow = operation({
  method: 'POST',
  path: '/api/office/erasure-now',
  summary: 'Erases one that waits, at once and for good, by two people',
  right: 'erasure.now',
  writes: true,
  example: { ...example, typed: 'no' },
  input: z.strictObject({
    ...asked,
    /** The player’s number, as the person typed it. */
    typed: z.string().check(z.maxLength(20)),
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
