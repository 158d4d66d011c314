import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Holder, Movement, Stake, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { userOfSeat } from '../supplier-client.ts'
import {
  type Answer,
  call,
  callUntilAnswered,
  type EverymatrixCalls,
  type WalletRequest,
} from './call.ts'
import { EVERYMATRIX } from './operator.ts'

const OK = 0
const NOT_ENOUGH_MONEY = 104
/** Said of what was rolled back before, too. */
const PROCESSING = 107
/** Loss, stake, time and greatest stake: nothing was taken, and nothing has to be given back. */
const LIMITS = [109, 110, 111, 112]
/** What is to be given back never came there, and is refused if it comes: there is nothing to do. */
const NOTHING_TO_REVERSE = 108

/** The codes of an operator that mean something to a player; any other is the wallet's fault. */
const TOLD: Record<number, ArcadeRefusal> = {
  102: 'player_disabled',
  103: 'session_unknown',
  113: 'player_disabled',
  114: 'session_unknown',
}

/** The operator's wallet as CasinoEngine calls it. */
export function everymatrixWallet(client: EverymatrixCalls): Wallet {
  return {
    async balanceKurus(holder) {
      const answer = await askBalance(client, holder)
      if (answer?.ReturnCode !== OK) throw new Refusal(toldOf(answer))
      return balanceOf(answer)
    },
    async takeStake(stake) {
      if (stake.rewardRef !== null) return stakeAnswer(await askBalance(client, stake))
      const debit = moneyFields('WalletDebit', stake, true)
      const wager = { TransactionType: 'Wager', RoundStatus: 'Open' }
      return stakeAnswer(await callUntilAnswered(client, { ...debit, ...wager }))
    },
    async payWin(payout) {
      const credit = moneyFields('WalletCredit', payout, false)
      const result = { TransactionType: 'Result', RoundStatus: 'Closed' }
      const answer = await callUntilAnswered(client, { ...credit, ...result })
      if (answer?.ReturnCode === OK) return balanceOf(answer)
      warnOfRefusal(client, payout, answer)
      return undefined
    },
    async giveBack(giveBack) {
      if (giveBack.rewardRef !== null) return true
      const credit = moneyFields('WalletCredit', giveBack, false)
      const answer = await call(client, {
        ...credit,
        TransactionType: 'Rollback',
        RoundStatus: 'Closed',
        IsReversal: true,
        RollbackTransactionId: giveBack.stakeUuid,
      })
      const code = answer?.ReturnCode
      if (code === OK || code === NOTHING_TO_REVERSE) return true
      warnOfRefusal(client, giveBack, answer)
      return false
    },
    async takeBack(takeBack) {
      const debit = moneyFields('WalletDebit', takeBack, false)
      const answer = await call(client, {
        ...debit,
        TransactionType: 'Rollback',
        RoundStatus: 'Closed',
        IsReversal: true,
        RollbackTransactionId: takeBack.winUuid,
      })
      // Taken back before, by a try whose answer was lost.
      return answer?.ReturnCode === OK || answer?.ReturnCode === PROCESSING
    },
  }
}

/** All that is asked before a free round: nothing is taken for it, and nothing is given back. */
const askBalance = (client: EverymatrixCalls, holder: Holder) =>
  callUntilAnswered(client, sharedFields('GetBalance', holder, true))

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal(client: EverymatrixCalls, { roundId }: Movement, answer?: Answer): void {
  if (!answer) return
  client.log.warn({ round: roundId, code: answer.ReturnCode }, 'wallet refused what it owes')
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  const code = answer?.ReturnCode
  if (answer && code === OK) return { kind: 'taken', balanceKurus: balanceOf(answer) }
  if (code === NOT_ENOUGH_MONEY) return { kind: 'refused', refusal: 'not_enough_money' }
  if (code !== undefined && LIMITS.includes(code)) {
    return { kind: 'refused', refusal: 'limit_reached' }
  }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Answer | undefined): ArcadeRefusal =>
  TOLD[answer?.ReturnCode ?? OK] ?? 'wallet_down'

/** Never more than there is: what is finer than a kuruş is not told. */
const balanceOf = ({ Balance }: Answer): number =>
  Math.floor(Math.round((Balance ?? 0) * 1e5) / 1e3)

/** Money for a round that has ended is told whatever became of its session. */
function sharedFields(Request: string, holder: Holder, ValidateSession: boolean): WalletRequest {
  const user = userOfSeat(EVERYMATRIX, holder.user)
  if (user === undefined) throw new Error(`${holder.user} does not play at this supplier`)
  return {
    Request,
    ValidateSession,
    SessionId: holder.token,
    ExternalUserId: user,
    GPGameId: holder.gameCode,
    Product: 'Casino',
  }
}

const moneyFields = (
  request: string,
  movement: Stake,
  validatesSession: boolean,
): WalletRequest => ({
  ...sharedFields(request, movement, validatesSession),
  Amount: movement.amountKurus / 100,
  TransactionId: movement.transactionUuid,
  RoundId: movement.roundId,
  IsReversal: false,
  AdditionalData: {
    GameSlug: movement.gameCode,
    GameCode: movement.gameCode,
    PlayerCurrency: movement.currency,
    ...(movement.rewardRef !== null && { BonusId: movement.rewardRef }),
  },
})
