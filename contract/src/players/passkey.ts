import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Password, SessionData } from './auth.ts'

/** What an authenticator answers, as bytes in base64url. The longest is an attestation. */
const Bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(16_384))

export const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(LIMITS.passkeyName.min), z.maxLength(LIMITS.passkeyName.max))
  .check(z.regex(/^\P{C}+$/u))

/** A new key, as the browser tells of it (WebAuthn); what else browsers add is left out. */
export const NewKey = z.object({
  id: Bytes,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
})
/** A signature with a key. */
export const KeySignature = z.object({
  id: Bytes,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** UTC ISO. */
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

export const passkeys = endpoint({
  method: 'GET',
  path: '/api/customer/passkeys',
  summary: 'The player’s passkeys, the oldest first',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(Passkey),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/customer/beginpasskey',
  summary: 'What a new passkey is to sign within five minutes, for the password',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: z.object({
    challenge: z.string(),
    site: z.object({ id: z.string(), name: z.string() }),
    /** `id` says nothing of the player, and is the same each time. */
    user: z.object({ id: z.string(), name: z.string() }),
    /** Keys the player has here already. */
    known: z.array(z.string()),
  }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/customer/addpasskey',
  summary: 'Keeps a new passkey under a name',
  caller: 'player',
  input: z.strictObject({ name: PasskeyName, key: NewKey }),
  output: z.null(),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/customer/removepasskey',
  summary: 'Takes a passkey away, for the password',
  caller: 'player',
  input: z.strictObject({ id: z.uuid(), password: Password }),
  output: z.null(),
})

export const passkeyChallenge = endpoint({
  method: 'POST',
  path: '/api/auth/passkeychallenge',
  summary: 'What a passkey is to sign within five minutes to log in',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.object({ challenge: z.string(), siteId: z.string() }),
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkeylogin',
  summary: 'Opens a session with a passkey, which is both steps in one',
  caller: 'anyone',
  input: z.strictObject({ signature: KeySignature }),
  output: SessionData,
})
