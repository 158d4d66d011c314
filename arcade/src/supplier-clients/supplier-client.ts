import type { FastifyInstance } from 'fastify'
import type { Wallet } from '../rounds/wallet.ts'

/** A supplier as the arcade plays it: how it calls its operator's wallet, and what the operator calls here. */
export type SupplierClient = {
  /** As in the address of the operator's wallet: /wallet/<name>. */
  name: string
  wallet: Wallet
  /** The list of games and the launch, in a scope of their own. */
  gamesApi: (app: FastifyInstance) => Promise<void>
}

/** A seat belongs to the supplier that opened it: no player of another supplier sits at the same one. */
export const seatUserOf = (supplier: string, user: string) => `${supplier}:${user}`

/** The player's name at the supplier whose seat this is. */
export const userOfSeat = (supplier: string, seatUser: string): string | undefined =>
  seatUser.startsWith(`${supplier}:`) ? seatUser.slice(supplier.length + 1) : undefined
