import { z } from 'zod/mini'

/** A day there is: no thirtieth of February. */
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** A day in Istanbul, `2026-11-21`. */
export const Day = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isDay))

/** From the first of these days to the end of the last; a side that is left out is open. */
export const PERIOD = { from: z.optional(z.nullable(Day)), to: z.optional(z.nullable(Day)) }
export type Period = { from?: string | null | undefined; to?: string | null | undefined }
