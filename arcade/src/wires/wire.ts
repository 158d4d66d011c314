import type { FastifyInstance } from 'fastify'
import type { Wallet } from '../rounds/wallet.ts'

/** A supplier as the arcade plays it: how it calls its operator's wallet, and what the operator calls here. */
export type Wire = {
  /** As in the address of the operator's wallet: /wallet/<name>. */
  name: string
  wallet: Wallet
  /** The list of games and the launch, in a scope of their own. */
  gamesApi: (app: FastifyInstance) => Promise<void>
}

/** A seat belongs to the wire that it was taken over: no player of another wire sits at the same one. */
export const seatUserOf = (wire: string, user: string) => `${wire}:${user}`

/** The player's name on the wire whose seat this is. */
export const userOfSeat = (wire: string, seatUser: string): string | undefined =>
  seatUser.startsWith(`${wire}:`) ? seatUser.slice(wire.length + 1) : undefined
