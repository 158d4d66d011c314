import type { Holder, Wallet } from '../rounds/wallet.ts'
import { loginOf } from './softgamings-operator.ts'

/** Each seat's money is asked for over the wire that the seat was taken by. */
export function walletBySeat(wires: { hub88: Wallet; softgamings: Wallet }): Wallet {
  const of = ({ user }: Holder) => (loginOf(user) === undefined ? wires.hub88 : wires.softgamings)
  return {
    balanceKurus: (holder) => of(holder).balanceKurus(holder),
    takeStake: (stake) => of(stake).takeStake(stake),
    payWin: (payout) => of(payout).payWin(payout),
    giveBack: (giveBack) => of(giveBack).giveBack(giveBack),
  }
}
