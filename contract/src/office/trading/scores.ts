/** What the house keeps of each final score of a football match. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { RowId } from './values.ts'

export const houseByScore = operation({
  method: 'GET',
  path: '/api/office/trading-house-by-score',
  summary:
    'Stakes less payouts of the open bets on a football match for each final score, by the rules that settle them',
  right: 'event.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: RowId }),
  output: z.object({
    /** From the score of now on; none of another sport. */
    scores: z.array(z.object({ home: z.int(), away: z.int(), houseKurus: z.int() })),
    /** Open bets that name the match. */
    bets: z.int(),
    stakedKurus: z.int(),
    /** Markets with bets that the final score alone does not decide: there the worst for the house is counted. */
    undecided: z.array(z.object({ key: z.string(), line: z.nullable(z.string()) })),
  }),
})
export type HouseByScore = z.output<typeof houseByScore.output>
