import { z } from 'zod/mini'
import { KeySignature } from '../../players/passkey.ts'
import { operation } from '../operation.ts'

/** What a command line says of its machine and file with each call (64 hexadecimal digits). */
export const BINDING_HEADER = 'x-zar-binding'
/** So long a code is good. */
export const DEVICE_CODE_MINUTES = 10

const Binding = z.string().check(z.regex(/^[\da-f]{64}$/))
const Machine = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const BINDING = '0'.repeat(64)
const Time = z.string()
/** Eight digits, as they are typed: with or without what parts them. */
const Code = z.string().check(z.regex(/^\d{4}[ -]?\d{4}$/))

export const askDeviceCode = operation({
  method: 'POST',
  path: '/api/office/device-code',
  summary: 'A code by which a person lets a command line sign in as them',
  right: 'nobody',
  writes: true,
  example: { name: 'ayse', machine: 'desk-1', binding: BINDING },
  input: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    machine: Machine,
    binding: Binding,
  }),
  output: z.object({ code: z.string(), poll: z.string(), expiresAt: Time }),
})

export const takeDeviceSession = operation({
  method: 'POST',
  path: '/api/office/device-session',
  summary: 'The session of a command line, once its person has confirmed it: given once',
  right: 'nobody',
  writes: true,
  example: { poll: 'x'.repeat(43), binding: BINDING },
  input: z.strictObject({
    poll: z.string().check(z.regex(/^[\w-]{43}$/)),
    binding: Binding,
  }),
  output: z.object({
    step: z.enum(['waits', 'done', 'refused', 'over']),
    endsAt: z.nullable(Time),
  }),
})

export const DeviceAsked = z.object({
  machine: z.string(),
  /** Without its end. */
  place: z.string(),
  /** Whether it asks from the address that the reader is at. */
  isSamePlace: z.boolean(),
  askedAt: Time,
  expiresAt: Time,
})
export type DeviceAsked = z.output<typeof DeviceAsked>

export const readDeviceCode = operation({
  method: 'POST',
  path: '/api/office/read-device-code',
  summary: 'Which machine asks by this code to sign in as the caller',
  right: 'own',
  writes: false,
  example: { code: '0000-0000' },
  input: z.strictObject({ code: Code }),
  output: DeviceAsked,
})

export const confirmDevice = operation({
  method: 'POST',
  path: '/api/office/confirm-device',
  summary: 'Lets a command line sign in as the caller, who proves again who they are',
  right: 'own',
  writes: true,
  example: { code: '0000-0000', totp: '000000' },
  input: z.strictObject({
    code: Code,
    /** One of the two. */
    totp: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    key: z.optional(KeySignature),
  }),
  output: z.null(),
})

export const refuseDevice = operation({
  method: 'POST',
  path: '/api/office/refuse-device',
  summary: 'Refuses a command line that asks to sign in as the caller',
  right: 'own',
  writes: true,
  example: { code: '0000-0000' },
  input: z.strictObject({ code: Code }),
  output: z.null(),
})
