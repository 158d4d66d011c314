import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { ArcadeRefusal } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import type { Holder, Movement, Stake, StakeAnswer, Wallet } from '../rounds/wallet.ts'
import type { Line } from './line.ts'
import { SOFTGAMINGS, type SoftgamingsOperator, SYSTEM } from './softgamings-operator.ts'
import { type Fields, hmacOf, isSigned } from './softgamings-signature.ts'
import { userOfSeat } from './wire.ts'

export type SoftgamingsWallet = {
  operator: Pick<SoftgamingsOperator, 'walletUrl' | 'hmacSecret'>
  line: Line
  log: { warn(fields: object, message: string): void }
}

/** Their own number of attempts is not public; these are Hub88's. */
const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 1_000
const PAUSE_MS = 100

const Answer = z.record(z.string(), z.string().check(z.maxLength(200)))
const Balance = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/))

/** The words of an operator that mean something to a player; any other is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  SESSION_EXPIRED: 'session_unknown',
  'user is disabled': 'player_disabled',
}
const NOT_ENOUGH_MONEY = 'insufficient funds'
const LIMIT_REACHED = 'limit reached'
/** What is to be given back never came there, and is refused if it comes: there is nothing to do. */
const NOTHING_TO_REVERSE = 'there is no DEBIT with provided i_actionid'

/** The operator's wallet as Fundist calls it. */
export function softgamingsWallet(wire: SoftgamingsWallet): Wallet {
  return {
    async balanceKurus(holder) {
      const answer = await callUntilAnswered(wire, {
        ...{ type: 'balance', userid: userOf(holder), currency: holder.currency },
        ...{ i_extparam: holder.token, i_gamedesc: gameOf(holder) },
      })
      if (answer?.status !== 'OK') throw new Refusal(toldOf(answer))
      return balanceOf(answer)
    },
    async takeStake(stake) {
      const debit = { ...movementFields(stake), type: 'debit', subtype: 'debit' }
      return stakeAnswer(await callUntilAnswered(wire, { ...debit, round_start: '1' }))
    },
    async payWin(payout) {
      const credit = { ...movementFields(payout), type: 'credit', subtype: 'credit' }
      const answer = await callUntilAnswered(wire, { ...credit, round_ended: '1' })
      if (answer?.status === 'OK') return balanceOf(answer)
      warnOfRefusal(wire, payout, answer)
      return undefined
    },
    async giveBack(giveBack) {
      const credit = { ...movementFields(giveBack), type: 'credit', subtype: 'cancel' }
      const rollback = { i_rollback: idOf(giveBack.stakeUuid), round_ended: '1' }
      const answer = await call(wire, { ...credit, ...rollback })
      if (answer?.status === 'OK' || answer?.error === NOTHING_TO_REVERSE) return true
      warnOfRefusal(wire, giveBack, answer)
      return false
    },
  }
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal(wire: SoftgamingsWallet, { roundId }: Movement, answer?: Fields): void {
  if (answer) wire.log.warn({ round: roundId, error: answer.error }, 'wallet refused what it owes')
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
  }
}

function userOf({ user }: Holder): string {
  const login = userOfSeat(SOFTGAMINGS, user)
  if (login === undefined) throw new Error(`${user} does not play over this wire`)
  return login
}

const gameOf = ({ gameCode }: Holder) => `${SYSTEM}:${gameCode}`

/** Ids have 32 characters there, as a uuid without its dashes. */
const idOf = (uuid: string) => uuid.replaceAll('-', '')

/** 500 as 5.00 */
const amountOf = (kurus: number): string =>
  `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`

/** Up to three tries of the same movement; only silence and nonsense are tried again. */
async function callUntilAnswered(wire: SoftgamingsWallet, fields: Fields) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const answer = await call(wire, fields)
    if (answer) return answer
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}

/** The wallet's answer, or undefined where nothing certain came back in time. */
async function call({ operator, line, log }: SoftgamingsWallet, fields: Fields) {
  const { walletUrl, hmacSecret } = operator
  const { type, tid } = fields
  try {
    const response = await line(walletUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, hmac: hmacOf(fields, hmacSecret) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = Answer.safeParse(JSON.parse(await response.text()))
    const isSure = response.status === 200 && answer.success && isCertain(answer.data)
    if (isSure && isSigned(answer.data, hmacSecret)) return answer.data
    log.warn({ type, tid, status: response.status }, 'wallet answered nonsense')
  } catch (error) {
    log.warn({ type, tid, reason: String(error) }, 'wallet did not answer')
  }
  return undefined

  /** An answer to some other movement says nothing about this one. */
  function isCertain(answer: Fields): boolean {
    if (answer.error !== undefined) return true
    return answer.tid === tid && Balance.safeParse(answer.balance).success
  }
}
