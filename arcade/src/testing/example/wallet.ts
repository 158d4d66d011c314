import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Log } from '../../rounds/arcade.ts'
import type { Holder, Movement, Stake, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { userOfSeat } from '../../supplier-clients/supplier-client.ts'
import type { Transport } from '../../supplier-clients/transport.ts'
import { EXAMPLE, type ExampleOperator } from './operator.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type ExampleWallet = {
  operator: ExampleOperator
  transport: Transport
  log: Pick<Log, 'warn'>
}

const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 1_000
const PAUSE_MS = 100

/** A balance comes with what was taken; amounts are whole hundredths of the unit. */
const Answer = z.object({
  status: z.string().check(z.minLength(1), z.maxLength(100)),
  balance: z.optional(z.int().check(z.nonnegative())),
})
type Answer = z.infer<typeof Answer>

/** What a player is told of the statuses that are about them; any other is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  unknown_session: 'session_unknown',
  session_expired: 'session_unknown',
  player_blocked: 'player_disabled',
}

/** The operator's wallet as Example calls it. */
export function exampleWallet(client: ExampleWallet): Wallet {
  return {
    async balanceKurus(holder) {
      const answer = await callUntilAnswered(client, '/balance', sharedFields(holder))
      if (answer?.status !== 'ok') throw new Refusal(toldOf(answer))
      return answer.balance ?? 0
    },
    async takeStake(stake) {
      const fields = { ...stakeFields(stake), roundClosed: false }
      return stakeAnswer(await callUntilAnswered(client, '/bet', fields))
    },
    async payWin(payout) {
      const fields = { ...stakeFields(payout), betId: payout.stakeUuid, roundClosed: true }
      const answer = await callUntilAnswered(client, '/win', fields)
      if (answer?.status === 'ok') return answer.balance
      warnOfRefusal(client, payout, answer)
      return undefined
    },
    async giveBack(giveBack) {
      const named = { reversedId: giveBack.stakeUuid, roundClosed: true }
      const answer = await call(client, '/rollback', { ...movementFields(giveBack), ...named })
      if (answer?.status === 'ok') return true
      warnOfRefusal(client, giveBack, answer)
      return false
    },
  }
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal({ log }: ExampleWallet, { roundId }: Movement, answer?: Answer): void {
  if (answer) log.warn({ round: roundId, status: answer.status }, 'wallet refused what it owes')
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  const { status, balance = 0 } = answer ?? {}
  if (status === 'ok') return { kind: 'taken', balanceKurus: balance }
  if (status === 'not_enough_money' || status === 'limit_reached') {
    return { kind: 'refused', refusal: status }
  }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

const toldOf = (answer: Answer | undefined): ArcadeRefusal =>
  TOLD[answer?.status ?? ''] ?? 'wallet_down'

function sharedFields({ user, token }: Holder) {
  const playerId = userOfSeat(EXAMPLE, user)
  if (playerId === undefined) throw new Error(`${user} does not play at this supplier`)
  return { playerId, token }
}

const movementFields = (movement: Movement) => ({
  ...sharedFields(movement),
  gameId: movement.gameCode,
  transactionId: movement.transactionUuid,
  roundId: movement.roundId,
})

const stakeFields = (stake: Stake) => ({
  ...movementFields(stake),
  amount: stake.amountKurus,
  currency: stake.currency,
})

/** Up to three tries of the same movement; only silence and nonsense are tried again. */
async function callUntilAnswered(client: ExampleWallet, path: string, fields: object) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const answer = await call(client, path, fields)
    if (answer) return answer
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}

/** The wallet's answer, or undefined where nothing certain came back in time. */
async function call({ operator, transport, log }: ExampleWallet, path: string, fields: object) {
  const body = JSON.stringify(fields)
  try {
    const response = await transport(operator.walletUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(body, operator.secret),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = Answer.safeParse(JSON.parse(await response.text()))
    if (response.status === 200 && answer.success && isCertain(answer.data)) return answer.data
    log.warn({ path, status: response.status }, 'wallet answered nonsense')
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'wallet did not answer')
  }
  return undefined
}

/** A success tells the balance: one that does not is none. */
const isCertain = ({ status, balance }: Answer) => status !== 'ok' || balance !== undefined
