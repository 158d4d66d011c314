/** The passkeys of a person of the office, which they add and take away themselves. */
import { z } from 'zod/mini'
import { KeySignature, NewKey, Passkey, PasskeyName } from '../../players/passkey.ts'
import { operation } from '../operation.ts'

const ID = '00000000-0000-4000-8000-000000000000'

/** One of the two shows that the person is there. */
const Shown = {
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  key: z.optional(KeySignature),
}

export const STAFF_PASSKEYS_MAX = 10

export const myPasskeys = operation({
  method: 'GET',
  path: '/api/office/my-passkeys',
  summary: 'The caller’s own passkeys, the oldest first',
  right: 'own',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(Passkey),
})

export const beginMyPasskey = operation({
  method: 'POST',
  path: '/api/office/my-passkey-begin',
  summary: 'What a new passkey is to sign within five minutes, for six digits or another passkey',
  right: 'own',
  writes: true,
  example: { code: '000000' },
  input: z.strictObject(Shown),
  output: z.object({
    challenge: z.string(),
    site: z.object({ id: z.string(), name: z.string() }),
    /** `id` says nothing of the person, and is the same each time. */
    user: z.object({ id: z.string(), name: z.string() }),
    /** Keys that the person has here already. */
    known: z.array(z.string()),
  }),
})

export const addMyPasskey = operation({
  method: 'POST',
  path: '/api/office/my-passkey-add',
  summary: 'Keeps a new passkey of the caller’s under a name',
  right: 'own',
  writes: true,
  example: {
    name: 'Phone',
    newKey: { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
  input: z.strictObject({ name: PasskeyName, newKey: NewKey }),
  output: z.null(),
})

export const removeMyPasskey = operation({
  method: 'POST',
  path: '/api/office/my-passkey-remove',
  summary: 'Takes a passkey of the caller’s away, for six digits or another passkey',
  right: 'own',
  writes: true,
  example: { id: ID, code: '000000' },
  input: z.strictObject({ id: z.uuid(), ...Shown }),
  output: z.null(),
})
