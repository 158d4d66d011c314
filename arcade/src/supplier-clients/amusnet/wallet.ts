import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Holder, Movement, Payout, Stake, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { untilAnswered } from '../ask-wallet.ts'
import { userOfSeat } from '../supplier-client.ts'
import { type AmusnetCalls, type Answer, callAmusnet } from './call.ts'
import { AMUSNET } from './operator.ts'

/** A definite no, after which there is nothing to give back. */
const REFUSED: Record<string, 'not_enough_money' | 'limit_reached'> = {
  '3100': 'not_enough_money',
  '3300': 'limit_reached',
  '3400': 'limit_reached',
}
/** What a player is told of the other codes; 3000 is every fault there is. */
const TOLD: Record<string, ArcadeRefusal> = { '3500': 'session_unknown' }

/** The operator's wallet as Amusnet calls it. */
export function amusnetWallet(calls: AmusnetCalls): Wallet {
  const movedBy = (stake: Stake) => movementFields(calls, stake)
  return {
    async balanceKurus(holder) {
      const fields = holderFields(calls, holder)
      const answer = await untilAnswered(calls, () =>
        callAmusnet(calls, 'GetPlayerBalance', fields),
      )
      if (!answer?.isTaken) throw new Refusal(toldOf(answer))
      return answer.balanceKurus
    },
    async takeStake(stake) {
      const fields = { ...(await movedBy(stake)), Reason: 'ROUND_BEGIN' }
      return stakeAnswer(await untilAnswered(calls, () => callAmusnet(calls, 'Withdraw', fields)))
    },
    payWin: (payout) => deposit(calls, payout, 'ROUND_END'),
    payJackpot: (payout) => deposit(calls, payout, 'JACKPOT_END'),
    // A stake that has not come is a fault (3000) too; the operator remembers that it was called off,
    // and answers the next try as done before.
    async giveBack(giveBack) {
      const fields = { ...(await movedBy(giveBack)), Reason: 'ROUND_CANCEL' }
      const answer = await callAmusnet(calls, 'Deposit', fields)
      if (!answer?.isTaken) warnOfRefusal(calls, giveBack, answer)
      return answer?.isTaken ?? false
    },
  }
}

/** The balance once the operator has taken it. */
async function deposit(
  calls: AmusnetCalls,
  payout: Payout,
  Reason: 'ROUND_END' | 'JACKPOT_END',
): Promise<number | undefined> {
  const fields = { ...(await movementFields(calls, payout)), Reason }
  const answer = await untilAnswered(calls, () => callAmusnet(calls, 'Deposit', fields))
  if (answer?.isTaken) return answer.balanceKurus
  warnOfRefusal(calls, payout, answer)
  return undefined
}

/** As the game opens: the code of the launch becomes our session. True once the operator says so. */
export async function openAmusnetSession(
  calls: AmusnetCalls,
  holder: Holder,
  defenceCode: string,
): Promise<boolean> {
  const { Currency: _, ...fields } = holderFields(calls, holder)
  // Asked once: a code that was taken is of no use a second time.
  const answer = await callAmusnet(calls, 'Auth', { ...fields, DefenceCode: defenceCode })
  return answer?.isTaken ?? false
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal({ log }: AmusnetCalls, { roundId }: Movement, answer?: Answer): void {
  if (answer && !answer.isTaken) {
    log.warn({ round: roundId, code: answer.code }, 'wallet refused what it owes')
  }
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  if (answer?.isTaken) return { kind: 'taken', balanceKurus: answer.balanceKurus }
  const refusal = REFUSED[answer?.code ?? '']
  return refusal ? { kind: 'refused', refusal } : { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Exclude<Answer, { isTaken: true }> | undefined): ArcadeRefusal =>
  TOLD[answer?.code ?? ''] ?? 'wallet_down'

function holderFields({ operator }: AmusnetCalls, { user, token, gameCode, currency }: Holder) {
  const playerId = userOfSeat(AMUSNET, user)
  if (playerId === undefined) throw new Error(`${user} does not play at this supplier`)
  return {
    PlayerId: playerId,
    PortalCode: `${operator.portal}_${currency}`,
    Currency: currency,
    GameId: gameCode,
    SessionId: token,
  }
}

/** Amounts are whole hundredths. A free spin tells the bet all the same, and whose award it is of. */
async function movementFields(calls: AmusnetCalls, stake: Stake) {
  const { transactionUuid, roundId, amountKurus, rewardRef } = stake
  return {
    ...holderFields(calls, stake),
    TransferId: transactionUuid,
    GameNumber: roundId,
    Amount: String(amountKurus),
    ...(rewardRef !== null && { Freespin: await freespinOf(calls, rewardRef) }),
  }
}

async function freespinOf({ findAward }: AmusnetCalls, Identification: string) {
  const { campaign, given, played } = await findAward(Identification)
  return {
    CampaignUniqueCode: campaign,
    Identification,
    Total: String(given),
    Remaining: String(given - played),
  }
}
