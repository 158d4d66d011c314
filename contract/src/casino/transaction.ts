import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const TopWinner = z.object({
  /** The game's cover. */
  image: z.string(),
  game: z.string(),
  /** The winner, mostly hidden: `me•••7`. */
  name: z.string(),
  /** Currency units. */
  amount: z.number(),
  currencySymbol: z.string(),
})
export type TopWinner = z.infer<typeof TopWinner>

export const topWinners = endpoint({
  method: 'POST',
  path: '/api/transaction/topwinners',
  summary: 'The greatest wins of late; isLive asks for the tables that are dealt live',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({
    isLive: z.boolean(),
    count: z.int().check(z.positive(), z.maximum(100)),
  }),
  output: z.array(TopWinner),
})
