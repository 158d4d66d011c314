import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LOCALES } from '../limits.ts'

/** The page with the general terms: who registers accepts it (`/pages/1`). */
export const TERMS_PAGE_ID = 1

/** A text of law by its address, version and language. */
const Named = {
  document: z.string().check(z.maxLength(40)),
  version: z.int().check(z.positive(), z.maximum(2 ** 31 - 1)),
  locale: z.enum(LOCALES),
}

export const Terms = z.object({
  /** What is in force and was not accepted yet, in the caller’s language; null where nothing is due. */
  due: z.nullable(
    z.object({
      ...Named,
      /** The SHA-256 of the published text, in hexadecimal. */
      sha256: z.string(),
      /** Whether an earlier version of it was accepted. */
      isChanged: z.boolean(),
    }),
  ),
  /** The newest first. Times are ISO 8601 in UTC. */
  accepted: z.array(z.object({ ...Named, sha256: z.string(), at: z.string() })),
})
export type Terms = z.infer<typeof Terms>

export const readTerms = endpoint({
  method: 'GET',
  path: '/api/customer/terms',
  summary: 'Which texts of law the player accepted, and which is to be accepted',
  caller: 'player',
  input: z.strictObject({}),
  output: Terms,
})

/** Refused with `terms_changed` of a text that is not in force. Accepted again it changes nothing. */
export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/customer/acceptterms',
  summary: 'Accepts a text of law as it is in force',
  caller: 'player',
  input: z.strictObject(Named),
  output: Terms,
})
