import { z } from 'zod/mini'

/** The review of a withdrawal that is held: it ends by itself, for the player. */
export const Review = z.object({
  /** When it ends; null where no clock runs. UTC ISO, as `now` is, by the same clock. */
  endsAt: z.nullable(z.string()),
  now: z.string(),
  /** What happens then: it is paid, the money comes back, or what the law says. */
  atEnd: z.enum(['paid', 'returned', 'law']),
})
export type Review = z.infer<typeof Review>
