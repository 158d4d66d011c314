import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'

/** How a player wants to be reached: by phone, by one of two messaging apps, or by mail. */
export const CONTACT_TYPES = { phone: 1, message: 2, chat: 3, email: 4 } as const
export type ContactType = (typeof CONTACT_TYPES)[keyof typeof CONTACT_TYPES]

const between = ({ min, max }: { min: number; max: number }) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/\S/))

export const Contact = z.strictObject({
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  contact: between(LIMITS.callContact),
})

export const callMe = endpoint({
  method: 'POST',
  path: '/api/cms/callme',
  summary: 'Asks to be called back',
  caller: 'player',
  input: z.strictObject({
    name: between(LIMITS.callName),
    message: between(LIMITS.callMessage),
    contacts: z.array(Contact).check(z.minLength(1), z.maxLength(LIMITS.callContactsMax)),
  }),
  output: z.null(),
})
