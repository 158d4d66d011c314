import { z } from 'zod/mini'
import { PRODUCERS } from '../odds-feed.ts'

/** What every message begins with. `seq` has no holes within an epoch; `ts` is when it was made, in ms. */
export const ENVELOPE = {
  v: z.literal(1),
  producer: z.enum(PRODUCERS),
  epoch: z.string().check(z.minLength(1), z.maxLength(100)),
  seq: z.int().check(z.nonnegative()),
  ts: z.int().check(z.nonnegative()),
  type: z.string(),
  event: z.optional(z.string()),
  /** Sent for this recovery. */
  request: z.optional(z.union([z.string(), z.int()])),
}
export const Envelope = z.looseObject(ENVELOPE)
export type Envelope = z.infer<typeof Envelope>

/** The envelope of a frame’s JSON with all it carries; undefined where it is none. */
export function readEnvelope(json: Buffer): Envelope | undefined {
  try {
    return Envelope.safeParse(JSON.parse(String(json))).data
  } catch {
    return undefined
  }
}
