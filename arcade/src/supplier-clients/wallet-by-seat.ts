import { Refusal } from '../refusal.ts'
import type { Holder, Wallet } from '../rounds/wallet.ts'
import { OFFERED_SLOTS, type SupplierName } from './offered-games.ts'
import { type SupplierClient, userOfSeat } from './supplier-client.ts'

const PREFIXED = Object.keys(OFFERED_SLOTS).filter((name) => name !== 'hub88') as SupplierName[]

/** The supplier that opened a seat. Seats of Hub88 keep the player's bare name. */
export const supplierOfSeat = (seatUser: string): SupplierName =>
  PREFIXED.find((name) => userOfSeat(name, seatUser) !== undefined) ?? 'hub88'

/** Each seat's money is asked for by the client of the supplier that opened it. */
export function walletBySeat(clients: () => readonly SupplierClient[]): Wallet {
  const of = ({ user }: Holder): Wallet => {
    const name = supplierOfSeat(user)
    const client = clients().find((one) => one.name === name)
    // Whoever sits there waits until it is connected again.
    if (!client) throw new Refusal('wallet_down')
    return client.wallet
  }
  return {
    balanceKurus: async (holder) => of(holder).balanceKurus(holder),
    takeStake: async (stake) => of(stake).takeStake(stake),
    payWin: async (payout) => of(payout).payWin(payout),
    payJackpot: async (payout) => of(payout).payJackpot?.(payout),
    giveBack: async (giveBack) => of(giveBack).giveBack(giveBack),
  }
}
