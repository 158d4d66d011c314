import type { Movement, Wallet } from '../rounds/wallet.ts'
import { requestIdNow } from './request-id.ts'

type Log = { info(fields: object, message: string): void }

/** The same wallet. The log names the transaction of each movement that is sent, and the call that asked for it. */
export function loggedWallet(wallet: Wallet, log: Log): Wallet {
  const tell = ({ transactionUuid, roundId }: Movement, what: string) =>
    log.info({ reqId: requestIdNow(), transaction: transactionUuid, round: roundId }, what)
  return {
    balanceKurus: (holder) => wallet.balanceKurus(holder),
    takeStake(stake) {
      tell(stake, 'stake asked')
      return wallet.takeStake(stake)
    },
    payWin(payout) {
      tell(payout, 'win told')
      return wallet.payWin(payout)
    },
    async payJackpot(payout) {
      tell(payout, 'jackpot told')
      return wallet.payJackpot?.(payout)
    },
    giveBack(giveBack) {
      tell(giveBack, 'stake given back')
      return wallet.giveBack(giveBack)
    },
  }
}
