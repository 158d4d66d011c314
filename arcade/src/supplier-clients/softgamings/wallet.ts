import { z } from 'zod/mini'
import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Holder, Movement, Payout, Stake, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { askOnce, untilAnswered, type WalletTransport } from '../ask-wallet.ts'
import { userOfSeat } from '../supplier-client.ts'
import { SOFTGAMINGS, type SoftgamingsOperator, SYSTEM } from './operator.ts'
import { type Fields, hmacOf, isSigned } from './signature.ts'

export type SoftgamingsWallet = WalletTransport & {
  operator: Pick<SoftgamingsOperator, 'walletUrl' | 'hmacSecret'>
}

const Answer = z.record(z.string(), z.string().check(z.maxLength(200)))
const Balance = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/))

/** The words of an operator that mean something to a player; any other is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  SESSION_EXPIRED: 'session_unknown',
  'user is disabled': 'player_disabled',
  'game is disabled': 'game_stopped',
}
const NOT_ENOUGH_MONEY = 'insufficient funds'
const LIMIT_REACHED = 'limit reached'
/** What is to be given back never came there, and is refused if it comes: there is nothing to do. */
const NOTHING_TO_REVERSE = 'there is no DEBIT with provided i_actionid'

/** The operator's wallet as Fundist calls it. */
export function softgamingsWallet(client: SoftgamingsWallet): Wallet {
  return {
    async balanceKurus(holder) {
      const answer = await askBalance(client, holder)
      if (answer?.status !== 'OK') throw new Refusal(toldOf(answer))
      return balanceOf(answer)
    },
    async takeStake(stake) {
      if (stake.rewardRef !== null) return stakeAnswer(await askBalance(client, stake))
      const debit = { ...movementFields(stake), type: 'debit', subtype: 'debit' }
      return stakeAnswer(await callUntilAnswered(client, { ...debit, round_start: '1' }))
    },
    payWin: (payout) => credit(client, payout),
    payJackpot: (payout) => credit(client, payout, { jackpot_win: '1' }),
    async giveBack(giveBack) {
      if (giveBack.rewardRef !== null) return true
      const credit = { ...movementFields(giveBack), type: 'credit', subtype: 'cancel' }
      const rollback = { i_rollback: idOf(giveBack.stakeUuid), round_ended: '1' }
      const answer = await call(client, { ...credit, ...rollback })
      if (answer?.status === 'OK' || answer?.error === NOTHING_TO_REVERSE) return true
      warnOfRefusal(client, giveBack, answer)
      return false
    },
    async takeBack(takeBack) {
      const debit = { ...movementFields(takeBack), type: 'debit', subtype: 'cancel' }
      const rollback = { i_rollback: idOf(takeBack.winUuid), round_ended: '1' }
      const answer = await call(client, { ...debit, ...rollback })
      return answer?.status === 'OK'
    },
  }
}

/** The balance once the operator has taken it. */
async function credit(
  client: SoftgamingsWallet,
  payout: Payout,
  flags: Fields = {},
): Promise<number | undefined> {
  const fields = { ...movementFields(payout), type: 'credit', subtype: 'credit', ...flags }
  const answer = await callUntilAnswered(client, { ...fields, round_ended: '1' })
  if (answer?.status === 'OK') return balanceOf(answer)
  warnOfRefusal(client, payout, answer)
  return undefined
}

/** All that is asked before a free round: nothing is taken for it, and nothing is given back. */
const askBalance = (client: SoftgamingsWallet, holder: Holder) =>
  callUntilAnswered(client, {
    type: 'balance',
    userid: userOf(holder),
    currency: holder.currency,
    i_extparam: holder.token,
    i_gamedesc: gameOf(holder),
  })

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal(client: SoftgamingsWallet, { roundId }: Movement, answer?: Fields): void {
  if (answer)
    client.log.warn({ round: roundId, error: answer.error }, 'wallet refused what it owes')
}

function stakeAnswer(answer: Fields | undefined): StakeAnswer {
  if (answer?.status === 'OK') return { kind: 'taken', balanceKurus: balanceOf(answer) }
  if (answer?.error === NOT_ENOUGH_MONEY) return { kind: 'refused', refusal: 'not_enough_money' }
  if (answer?.error === LIMIT_REACHED) return { kind: 'refused', refusal: 'limit_reached' }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Fields | undefined): ArcadeRefusal =>
  TOLD[answer?.error ?? ''] ?? 'wallet_down'

const balanceOf = ({ balance = '' }: Fields): number => Number(balance.replace('.', ''))

function movementFields(movement: Stake): Record<string, string> {
  const tid = idOf(movement.transactionUuid)
  return {
    tid,
    userid: userOf(movement),
    currency: movement.currency,
    amount: amountOf(movement.amountKurus),
    i_gameid: idOf(movement.roundId),
    i_actionid: tid,
    i_gamedesc: gameOf(movement),
    i_extparam: movement.token,
    ...(movement.rewardRef !== null && { game_extra: `FREEROUNDS_${movement.rewardRef}` }),
  }
}

function userOf({ user }: Holder): string {
  const login = userOfSeat(SOFTGAMINGS, user)
  if (login === undefined) throw new Error(`${user} does not play at this supplier`)
  return login
}

const gameOf = ({ gameCode }: Holder) => `${SYSTEM}:${gameCode}`

/** Ids have 32 characters there, as a uuid without its dashes. */
export const idOf = (uuid: string) => uuid.replaceAll('-', '')

/** 500 as 5.00 */
export const amountOf = (kurus: number): string =>
  `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`

const callUntilAnswered = (client: SoftgamingsWallet, fields: Fields) =>
  untilAnswered(client, () => call(client, fields))

function call(client: SoftgamingsWallet, fields: Fields): Promise<Fields | undefined> {
  const { walletUrl, hmacSecret } = client.operator
  const { type, tid } = fields
  return askOnce(client, {
    url: walletUrl,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, hmac: hmacOf(fields, hmacSecret) }),
    read(said) {
      const { data } = Answer.safeParse(JSON.parse(said))
      return data && isCertain(data) && isSigned(data, hmacSecret) ? data : undefined
    },
    about: { type, tid },
  })

  /** An answer to some other movement says nothing about this one. */
  function isCertain(answer: Fields): boolean {
    if (answer.error !== undefined) return true
    return answer.tid === tid && Balance.safeParse(answer.balance).success
  }
}
