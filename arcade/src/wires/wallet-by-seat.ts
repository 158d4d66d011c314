import { Refusal } from '../refusal.ts'
import type { Holder, Wallet } from '../rounds/wallet.ts'
import { OFFERS, type WireName } from './offers.ts'
import { userOfSeat, type Wire } from './wire.ts'

const PREFIXED = Object.keys(OFFERS).filter((name) => name !== 'hub88') as WireName[]

/** Which wire a seat was taken over. Those of Hub88 keep the player's bare name. */
export const wireOfSeat = (seatUser: string): WireName =>
  PREFIXED.find((name) => userOfSeat(name, seatUser) !== undefined) ?? 'hub88'

/** Each seat's money is asked for over the wire that the seat was taken over. */
export function walletBySeat(wires: () => readonly Wire[]): Wallet {
  const of = ({ user }: Holder): Wallet => {
    const name = wireOfSeat(user)
    const wire = wires().find((one) => one.name === name)
    // Whoever sits there waits until it is connected again.
    if (!wire) throw new Refusal('wallet_down')
    return wire.wallet
  }
  return {
    balanceKurus: async (holder) => of(holder).balanceKurus(holder),
    takeStake: async (stake) => of(stake).takeStake(stake),
    payWin: async (payout) => of(payout).payWin(payout),
    giveBack: async (giveBack) => of(giveBack).giveBack(giveBack),
  }
}
