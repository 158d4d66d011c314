import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { hash } from '../values.ts'

/** The list of keys, a canonical line. 404 until one is published. */
export const KEYS_PATH = '/.well-known/zar/keys.json'
/** All heads that were ever published, a canonical line each, the oldest first. Lines are only added. */
export const HEADS_PATH = '/.well-known/zar/heads.jsonl'

/** Every text of law that was ever in force, a canonical line each (`evidence/site/texts.ts`). Lines are only added. */
export const TEXTS_PATH = '/.well-known/zar/texts.jsonl'

/** So many batches, in decimal digits: the size of a tree. */
const size = z.string().check(z.regex(/^(0|[1-9][0-9]{0,12})$/))

/**
 * That the log of `to` batches goes on from the log of `from`: checked by `isConsistent` with the roots of two
 * heads. Refused with `not_found` of a log that is not published, or that has fewer batches.
 */
export const consistency = endpoint({
  method: 'GET',
  path: '/api/evidence/consistency',
  summary: 'Proof that a log at one size goes on from what it was at another (RFC 9162, 2.1.4)',
  caller: 'anyone',
  input: z.strictObject({ log: z.string().check(z.maxLength(300)), from: size, to: size }),
  output: z.object({ log: z.string(), from: z.int(), to: z.int(), path: z.array(hash) }),
})
