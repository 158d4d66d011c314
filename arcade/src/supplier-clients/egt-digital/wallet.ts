import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type {
  Holder,
  JackpotPayout,
  Movement,
  Payout,
  Stake,
  StakeAnswer,
  Wallet,
} from '../../rounds/wallet.ts'
import { untilAnswered } from '../ask-wallet.ts'
import { userOfSeat } from '../supplier-client.ts'
import { type Answer, callEgtDigital, type EgtDigitalCalls, type Path } from './call.ts'
import { EGT_DIGITAL } from './operator.ts'

/** What a player is told of the statuses that are about them; anything else is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  // Their word for a session that is not the one that was opened, or no more.
  ERR_UNKNOWN: 'session_unknown',
  ERR_INVALID_PLAYER_ID: 'player_disabled',
  // What a request of ours can be wrong in is its game, which takes no bets now.
  ERR_INVALID_FIELDS: 'game_stopped',
}
const NOT_ENOUGH_MONEY = 'ERR_NOT_ENOUGH_MONEY'
const ROLLED_BACK = 'ERR_TRANSFER_ROLLED_BACK'

/** The operator's wallet as EGT Digital calls it. */
export function egtDigitalWallet(calls: EgtDigitalCalls): Wallet {
  const until = (path: Path, fields: object) =>
    untilAnswered(calls, () => callEgtDigital(calls, path, { ...fields }))
  const deposit = async (payout: Payout, jackpotWins: readonly object[]) => {
    const own = { roundCompleted: true, reason: 'ROUND_END', jackpotWins }
    const answer = await until('/deposit', { ...(await transferFields(calls, payout)), ...own })
    if (answer?.isOk) return answer.balanceKurus
    warnOfRefusal(calls, payout, answer)
    return undefined
  }
  return {
    async balanceKurus(holder) {
      const { currency, gameCode: gameKey } = holder
      const answer = await until('/balance', { ...holderFields(holder), currency, gameKey })
      if (!answer?.isOk) throw new Refusal(toldOf(answer))
      return answer.balanceKurus
    },
    async takeStake(stake) {
      const own = { roundCompleted: false, reason: 'ROUND_BEGIN' }
      return stakeAnswer(
        await until('/api/withdraw', { ...(await transferFields(calls, stake)), ...own }),
      )
    },
    payWin: (payout) => deposit(payout, []),
    payJackpot: (payout) => deposit(payout, [jackpotWin(payout)]),
    // A stake that has not come is told as unknown, and remembered: asked again, it is rolled back.
    async giveBack({ stakeUuid, ...giveBack }) {
      const answer = await callEgtDigital(calls, '/reverse/withdraw', {
        ...holderFields(giveBack),
        transferId: giveBack.transactionUuid,
        referenceId: stakeUuid,
        roundNumber: giveBack.roundId,
      })
      if (answer?.isOk || answer?.status === ROLLED_BACK) return true
      warnOfRefusal(calls, giveBack, answer)
      return false
    },
  }
}

/** As the game opens: the code of the launch becomes our session. True once the operator says so. */
export async function openEgtDigitalSession(
  calls: EgtDigitalCalls,
  holder: Holder,
  defenceCode: string,
): Promise<boolean> {
  // Asked once: a code that was taken is of no use a second time.
  const fields = { ...holderFields(holder), defenceCode }
  const answer = await callEgtDigital(calls, '/authenticate', fields)
  return answer?.isOk ?? false
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal({ log }: EgtDigitalCalls, { roundId }: Movement, answer?: Answer): void {
  if (answer && !answer.isOk) {
    log.warn({ round: roundId, status: answer.status }, 'wallet refused what it owes')
  }
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  if (answer?.isOk) return { kind: 'taken', balanceKurus: answer.balanceKurus }
  if (answer?.status === NOT_ENOUGH_MONEY) return { kind: 'refused', refusal: 'not_enough_money' }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Exclude<Answer, { isOk: true }> | undefined): ArcadeRefusal =>
  TOLD[answer?.status ?? ''] ?? 'wallet_down'

function holderFields({ user, token }: Holder) {
  const playerId = userOfSeat(EGT_DIGITAL, user)
  if (playerId === undefined) throw new Error(`${user} does not play at this supplier`)
  return { playerId, sessionId: token }
}

/** Amounts are whole hundredths. A gift spin tells the bet all the same, and what it is a gift of. */
const transferFields = async (calls: EgtDigitalCalls, stake: Stake) => ({
  ...holderFields(stake),
  gameKey: stake.gameCode,
  transferId: stake.transactionUuid,
  roundNumber: stake.roundId,
  amount: stake.amountKurus,
  currency: stake.currency,
  giftSpin: stake.rewardRef === null ? null : await giftSpinOf(calls, stake.rewardRef),
})

/** All of the deposit is the jackpot: nothing is deducted of it. */
const jackpotWin = ({ level, amountKurus, transactionUuid }: JackpotPayout) => ({
  type: 'LEVEL',
  jackpotName: 'Zar',
  levelName: level,
  amount: amountKurus,
  winId: transactionUuid,
  deduction: 0,
})

async function giftSpinOf({ findGift }: EgtDigitalCalls, bonusCode: string) {
  const gift = await findGift(bonusCode)
  if (!gift) throw new Error(`gift spins ${bonusCode} are not there`)
  const remainingSpins = gift.rounds_given - gift.rounds_played
  return { bonusCode, campaignId: gift.id, totalSpins: gift.rounds_given, remainingSpins }
}
