/** Accounts that a player named for withdrawals, in full. On their page stands the end alone. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { Reason } from '../proposals.ts'

export const PayoutInFull = z.object({
  /** As on the player's page. */
  id: z.uuid(),
  /** An IBAN, or the number or address of a wallet. */
  account: z.string(),
  /** Of crypto. */
  network: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  /** The bank named the holder as money came from there; else the player did. */
  isOfBank: z.boolean(),
})
export type PayoutInFull = z.output<typeof PayoutInFull>

export const revealPayout = operation({
  method: 'POST',
  path: '/api/office/player-payouts',
  summary:
    'Accounts that a player named for withdrawals, whole and with their holder, for a minute',
  right: 'player.reveal_payout',
  writes: true,
  example: { id: NOBODY, reason: 'Compared with the receipt of ticket 4117.' },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ accounts: z.array(PayoutInFull) }),
})
