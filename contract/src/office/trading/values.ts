import { z } from 'zod/mini'

/** Number of a row, as text. */
export const RowId = z.string().check(z.regex(/^\d{1,18}$/))
/** How the match, market or selection stood that somebody saw: what changed since is refused with `board_moved`. */
export const Seen = z.string().check(z.maxLength(120))
/** Thousandths. */
export const OddsMilli = z.int().check(z.minimum(1_001), z.maximum(500_000))
/** Whole kuruş. */
export const Kurus = z.int().check(z.minimum(1), z.maximum(100_000_000_000))
/** UTC ISO. */
export const Time = z.string()
