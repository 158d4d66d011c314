import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PROVIDERS, type ProviderName } from './casino.ts'

/** The game that free rounds are of. */
const Game = z.object({
  code: z.string(),
  provider: z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]]),
  name: z.string(),
})

/** So many rounds of one game that the operator pays for, told before they are taken (BON-02). */
export const FreeRoundsOffer = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  game: Game,
  rounds: z.int(),
  /** Currency units: of each round, and of all together. */
  stake: z.number(),
  worth: z.number(),
  /** Within how many days they are to be played. */
  days: z.int(),
})
export type FreeRoundsOffer = z.infer<typeof FreeRoundsOffer>

export const FreeRoundsCard = z.object({
  id: z.uuid(),
  title: z.string(),
  /** `preparing` waits for the supplier; `failed` is what the supplier did not give, and can be claimed again. */
  status: z.enum(['preparing', 'ready', 'spent', 'expired', 'declined', 'cancelled', 'failed']),
  game: Game,
  rounds: z.int(),
  left: z.int(),
  /** Currency units: of each round, and what the rounds have won, which is the player’s own already. */
  stake: z.number(),
  won: z.number(),
  claimedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.nullable(z.string()),
})
export type FreeRoundsCard = z.infer<typeof FreeRoundsCard>

export const freeRounds = endpoint({
  method: 'GET',
  path: '/api/bonus/freerounds',
  summary: 'The free rounds that can be claimed, and the player’s own: open first, then ended',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({ offers: z.array(FreeRoundsOffer), mine: z.array(FreeRoundsCard) }),
})
export type FreeRounds = z.infer<typeof freeRounds.output>

export const claimFreeRounds = endpoint({
  method: 'POST',
  path: '/api/bonus/claimfreerounds',
  summary: 'Claims free rounds, once per person; asked again it gives nothing more',
  caller: 'player',
  input: z.strictObject({ id: z.string().check(z.maxLength(60)) }),
  output: z.null(),
})

export const declineFreeRounds = endpoint({
  method: 'POST',
  path: '/api/bonus/declinefreerounds',
  summary: 'Gives up free rounds that have not ended: those that are left are not played any more',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
})
