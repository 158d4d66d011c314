import type { WalletAnswer, WalletCommand } from '../../modules/casino/index.ts'
import { decimalOf } from '../../platform/http/exact-json.ts'
import { type AmendDeps, postAmend, readAmend } from './amend.ts'
import { readBet, readBetWin, readRefund, readWin } from './command.ts'
import { type Fields, flagOf } from './message.ts'
import { CODES, type Code, codeOfAll } from './statuses.ts'
import { standingBets } from './stored-transactions.ts'

export type PrepareDeps = AmendDeps

/** What an item is answered, beside what is echoed. */
export type ItemAnswer = { errorCode: Code; externalTxId?: string } & Fields

/**
 * An item that was read whole, before anything of its message is posted. Its commands are taken all
 * or none; `post` is for one that needs more than the wallet's answer to them.
 */
export type Prepared = {
  commands: readonly WalletCommand[]
  /** A prize: where nothing of its round was ever here it is posted as one without a bet. */
  mayStandAlone?: boolean
  tell: (answers: readonly WalletAnswer[]) => ItemAnswer | Promise<ItemAnswer>
  post?: () => Promise<readonly WalletAnswer[]>
}

export type Prepare = (deps: PrepareDeps, item: Fields) => Promise<Prepared>

/**
 * An expired token is good for a bet that says so only in a round where the player has a bet already and
 * that came to nothing yet: a double or a split ends what was begun, and nothing is begun after a log-out
 * (SES-03). Which round that is, the wallet says.
 */
export const prepareBet: Prepare = async (_deps, item) => {
  const command = readBet(item)
  const isOfOpenRound = flagOf(item, 'ignoreExpiry')
  return { commands: [{ isOfOpenRound, ...command }], tell: told(command) }
}

export const prepareWin: Prepare = async ({ db }, item) => {
  const { mayStandAlone, ...command } = readWin(item)
  const isSumAsked = flagOf(item, 'returnBetsAmount')
  const tell = told(command)
  return {
    commands: [command],
    mayStandAlone,
    tell: async (answers) => {
      if (!isSumAsked) return tell(answers)
      const bets = await standingBets(db, command)
      const sumE5 = bets.reduce((sum, { amountE5 }) => sum + amountE5, 0n)
      return { ...tell(answers), betsAmount: decimalOf(sumE5) }
    },
  }
}

export const prepareBetWin: Prepare = async (_deps, item) => {
  const [bet, win] = readBetWin(item)
  return { commands: [bet, win], tell: told(bet) }
}

/**
 * A refund that comes before its bet is kept in any case, so that the late bet is refused; it is a
 * success only to those who asked for that. It is never one of several that are taken all or none.
 */
export const prepareRefund: Prepare = async ({ wallet }, item) => {
  const command = readRefund(item)
  const isHeld = flagOf(item, 'holdEarlyRefund')
  const tell = told(command)
  return {
    commands: [command],
    tell: (answers) => {
      const answer = tell(answers)
      const isEarly = answers[0]?.note === 'nothing_to_reverse'
      if (!isEarly || !isHeld) return answer
      return { ...answer, errorCode: CODES.ok, externalTxId: command.transactionId }
    },
    post: async () => [await wallet.post(command)],
  }
}

export const prepareAmend: Prepare = async (deps, item) => {
  const amend = readAmend(item)
  return { commands: [], tell: told(amend), post: () => postAmend(deps, amend) }
}

function told({ transactionId }: { transactionId: string }) {
  return (answers: readonly WalletAnswer[]): ItemAnswer => {
    const last = answers.at(-1)
    const errorCode = codeOfAll(answers)
    const isKnown = errorCode === CODES.ok || errorCode === CODES.transactionExists
    const isTaken = isKnown && answers.every(({ outcome }) => outcome === 'ok')
    return {
      errorCode,
      // The books have the movement under their own id, if it is this one: 8 does not say so.
      ...(isTaken && { externalTxId: transactionId }),
      ...(last && errorCode !== CODES.playerNotFound && { balance: decimalOf(last.balanceE5) }),
    }
  }
}
