import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Holder, Movement, Payout, Stake, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { userOfSeat } from '../supplier-client.ts'
import { type Answer, call, callUntilAnswered, type DigitainTransport } from './call.ts'
import { DIGITAIN } from './operator.ts'

/** The arcade among Digitain's providers. */
const PROVIDER_ID = 1
const [BET, WIN, REFUND, JACKPOT_WIN] = [1, 2, 3, 26]

/** The codes of an operator that mean something to a player; any other is the wallet's fault. */
const TOLD: Record<number, ArcadeRefusal> = {
  2: 'session_unknown',
  3: 'session_unknown',
  11: 'game_stopped',
}
const LOW_BALANCE = 6
const ALREADY_REFUNDED = 14

/** The operator's wallet as Digitain's casino calls it. */
export function digitainWallet(client: DigitainTransport): Wallet {
  const askOf = (path: string, item: { txId: string }) =>
    callUntilAnswered(client, path, { providerId: PROVIDER_ID, allOrNone: false, items: [item] })
  const win = async (payout: Payout, operationType: number) => {
    const own = { winAmount: payout.amountKurus / 100, operationType }
    const item = { ...itemOf(payout), ...own, betTxId: payout.stakeUuid, returnBetsAmount: false }
    const answer = await askOf('win', item)
    if (answer?.isDone) return answer.balanceKurus
    warnOfRefusal(client, payout, answer)
    return undefined
  }
  return {
    async balanceKurus(holder) {
      const { token, currency: currencyId } = holder
      const fields = { token, playerId: userOf(holder), currencyId }
      const answer = await callUntilAnswered(client, 'getbalance', fields)
      if (!answer?.isDone) throw new Refusal(toldOf(answer))
      return answer.balanceKurus
    },
    async takeStake(stake) {
      const bet = { ...itemOf(stake), betAmount: stake.amountKurus / 100, operationType: BET }
      const flags = { changeBalance: true, ignoreExpiry: false, checkRefunded: true }
      const item = { ...bet, ...flags, token: stake.token, bonusTicketId: null }
      return stakeAnswer(await askOf('bet', item))
    },
    payWin: (payout) => win(payout, WIN),
    payJackpot: (payout) => win(payout, JACKPOT_WIN),
    async giveBack(giveBack) {
      const { gameId: _game, currencyId: _currency, ...shared } = itemOf(giveBack)
      const refund = { ...shared, originalTxId: giveBack.stakeUuid, operationType: REFUND }
      const item = { ...refund, refundRound: false, holdEarlyRefund: true }
      const answer = await call(client, 'refund', { items: [item] })
      if (answer?.isDone || answer?.code === ALREADY_REFUNDED) return true
      warnOfRefusal(client, giveBack, answer)
      return false
    },
  }
}

/** A win or a refund may not be turned down; that it was is for people to look at. */
function warnOfRefusal({ log }: DigitainTransport, { roundId }: Movement, answer?: Answer): void {
  if (answer) log.warn({ round: roundId, code: answer.code }, 'wallet refused what it owes')
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  if (answer?.isDone) return { kind: 'taken', balanceKurus: answer.balanceKurus }
  if (answer?.code === LOW_BALANCE) return { kind: 'refused', refusal: 'not_enough_money' }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Answer | undefined): ArcadeRefusal =>
  TOLD[answer?.code ?? 0] ?? 'wallet_down'

const itemOf = (movement: Stake) => ({
  playerId: userOf(movement),
  gameId: movement.gameCode,
  roundId: movement.roundId,
  txId: movement.transactionUuid,
  currencyId: movement.currency,
  info: '',
  metadata: '',
})

function userOf({ user }: Holder): string {
  const playerId = userOfSeat(DIGITAIN, user)
  if (playerId === undefined) throw new Error(`${user} does not play at this supplier`)
  return playerId
}
