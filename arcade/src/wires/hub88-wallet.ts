import type { KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { LINE_COUNT } from '../games/lines.ts'
import type { ArcadeRefusal } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import type { Movement, StakeAnswer, Wallet } from '../rounds/wallet.ts'
import { amountE5, kurusOf, wireNumber } from './hub88-amount.ts'
import { SIGNATURE_HEADER, signatureOf } from './hub88-signature.ts'
import type { Line } from './line.ts'

export type Hub88Wallet = {
  /** The operator's wallet, for example https://operator.example/wallet/hub88 */
  walletUrl: string
  privateKey: KeyObject
  line: Line
  uuid: () => string
  log: { warn(fields: object, message: string): void }
}

const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 1_000
const PAUSE_MS = 100

const Answer = z.object({
  status: z.string().check(z.maxLength(100)),
  request_uuid: z.optional(z.nullable(z.string())),
  balance: z.optional(z.nullable(z.int().check(z.nonnegative()))),
})
type Answer = z.infer<typeof Answer>

/** What a player is told of the statuses that are about them; anything else is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  RS_ERROR_INVALID_TOKEN: 'session_unknown',
  RS_ERROR_TOKEN_EXPIRED: 'session_unknown',
  RS_ERROR_USER_DISABLED: 'player_disabled',
}

/** The operator's wallet as a supplier of Hub88 calls it. */
export function hub88Wallet(wire: Hub88Wallet): Wallet {
  return {
    async balanceKurus({ user, token, gameCode }) {
      const body = { user, token, game_code: gameCode }
      const answer = await callUntilAnswered(wire, '/user/balance', body)
      if (answer?.status !== 'RS_OK') throw new Refusal(toldOf(answer))
      return balanceOf(answer)
    },
    async takeStake(stake) {
      const body = {
        ...movementBody(stake, stake.amountKurus),
        round_closed: false,
        bet: `lines:${LINE_COUNT}`,
      }
      return stakeAnswer(await callUntilAnswered(wire, '/transaction/bet', body))
    },
    async payWin(payout) {
      const body = {
        ...movementBody(payout, payout.amountKurus),
        reference_transaction_uuid: payout.stakeUuid,
        round_closed: true,
        bet: `lines:${LINE_COUNT}`,
      }
      const answer = await callUntilAnswered(wire, '/transaction/win', body)
      if (answer?.status === 'RS_OK') return balanceOf(answer)
      warnOfRefusal(wire, payout, answer)
      return undefined
    },
    async giveBack(giveBack) {
      const body = {
        ...sharedBody(giveBack),
        reference_transaction_uuid: giveBack.stakeUuid,
        round_closed: true,
      }
      const answer = await call(wire, '/transaction/rollback', body)
      if (answer?.status === 'RS_OK') return true
      warnOfRefusal(wire, giveBack, answer)
      return false
    },
  }
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal(wire: Hub88Wallet, { roundId }: Movement, answer: Answer | undefined): void {
  if (answer)
    wire.log.warn({ round: roundId, status: answer.status }, 'wallet refused what it owes')
}

function stakeAnswer(answer: Answer | undefined): StakeAnswer {
  if (answer?.status === 'RS_OK') return { kind: 'taken', balanceKurus: balanceOf(answer) }
  if (answer?.status === 'RS_ERROR_NOT_ENOUGH_MONEY') {
    return { kind: 'refused', refusal: 'not_enough_money' }
  }
  if (answer?.status === 'RS_ERROR_LIMIT_REACHED') {
    return { kind: 'refused', refusal: 'limit_reached' }
  }
  return { kind: 'doubtful', refusal: toldOf(answer) }
}

function toldOf(answer: Answer | undefined): ArcadeRefusal {
  return TOLD[answer?.status ?? ''] ?? 'wallet_down'
}

function balanceOf(answer: Answer): number {
  return kurusOf(BigInt(answer.balance ?? 0))
}

function sharedBody(movement: Movement) {
  return {
    user: movement.user,
    token: movement.token,
    transaction_uuid: movement.transactionUuid,
    supplier_transaction_id: movement.transactionUuid,
    round: movement.roundId,
    game_code: movement.gameCode,
    meta: {},
  }
}

function movementBody(movement: Movement, amountKurus: number) {
  return {
    ...sharedBody(movement),
    supplier_user: movement.supplierUser,
    currency: movement.currency,
    amount: wireNumber(amountE5(amountKurus)),
    reward_uuid: null,
    is_free: false,
    is_supplier_promo: false,
    is_aggregated: false,
  }
}

/** Up to three tries of the same movement; only silence and nonsense are tried again. */
async function callUntilAnswered(
  wire: Hub88Wallet,
  path: string,
  body: object,
): Promise<Answer | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const answer = await call(wire, path, body)
    if (answer) return answer
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}

/** The wallet's answer, or undefined where nothing certain came back in time. */
async function call(wire: Hub88Wallet, path: string, body: object): Promise<Answer | undefined> {
  const requestUuid = wire.uuid()
  const bytes = Buffer.from(JSON.stringify({ ...body, request_uuid: requestUuid }))
  try {
    const response = await wire.line(wire.walletUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: await signatureOf(bytes, wire.privateKey),
      },
      body: bytes,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    const answer = response.status === 200 ? Answer.safeParse(JSON.parse(text)) : undefined
    // An answer to some other request says nothing about this one.
    const isOurs = answer?.success && (answer.data.request_uuid ?? requestUuid) === requestUuid
    if (isOurs) return answer.data
    wire.log.warn({ path, requestUuid, status: response.status }, 'wallet answered nonsense')
  } catch (error) {
    wire.log.warn({ path, requestUuid, reason: String(error) }, 'wallet did not answer')
  }
  return undefined
}
