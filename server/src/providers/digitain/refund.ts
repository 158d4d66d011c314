import type { Db } from '../../db/db.ts'
import type { Wallet, WalletAnswer, WalletCommand } from '../../modules/casino/index.ts'
import { findTransaction, standingBets } from './references.ts'

/**
 * The refunds of the other bets of the round that stand, each under an id of its own. None where the
 * refund itself is in the books: one that comes again gives nothing back that came since.
 */
export async function refundsOfRound(db: Db, command: WalletCommand): Promise<WalletCommand[]> {
  const bets = await standingBets(db, command)
  // Asked after the bets, so that none of them is later than a refund that was answered.
  if (await findTransaction(db, command.transactionId)) return []
  return bets
    .filter(({ id }) => id !== command.referenceId)
    .map(({ id }) => ({
      ...command,
      transactionId: `${command.transactionId} ${id}`,
      referenceId: id,
    }))
}

/**
 * Gives back the bet that a refund names and the other ones of its round in one commit, but for those
 * that cannot be any more; where the refund itself is refused, none. Answers for the refund.
 */
export async function postRefund(
  wallet: Wallet,
  command: WalletCommand,
  others: readonly WalletCommand[],
): Promise<WalletAnswer> {
  for (let left = others; left.length > 0; ) {
    const answers = await wallet.postTogether([...left, command])
    const own = answers.at(-1)
    if (own && !isForOthers(own)) return own
    const takeable = left.filter((_, index) => answers[index]?.note === 'left_out')
    if (takeable.length === left.length) {
      // The refund came early, or its bet was given back before: nothing is taken together with that.
      // It is kept last, so that one that was cut off in between does the rest when it comes again.
      await Promise.all(left.map((each) => wallet.post(each)))
      break
    }
    left = takeable
  }
  return wallet.post(command)
}

/** Not taken, and yet not refused for what it is itself. */
const isForOthers = ({ note }: WalletAnswer) => note === 'left_out' || note === 'reversed_before'
