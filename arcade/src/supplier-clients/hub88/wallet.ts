import type { KeyObject } from 'node:crypto'
import { z } from 'zod/mini'
import { LINE_COUNT } from '../../games/slot/lines.ts'
import type { ArcadeRefusal } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import type { Movement, StakeAnswer, Wallet } from '../../rounds/wallet.ts'
import { askOnce, untilAnswered, type WalletTransport } from '../ask-wallet.ts'
import { amountE5, jsonNumber, kurusOf } from './amount.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type Hub88Wallet = WalletTransport & {
  /** The operator's wallet, for example https://operator.example/wallet/hub88 */
  walletUrl: string
  privateKey: KeyObject
  uuid: () => string
}

const Answer = z.object({
  status: z.string().check(z.maxLength(100)),
  request_uuid: z.optional(z.nullable(z.string())),
  // Of 64 bits: one that a double says roughly is a balance all the same.
  balance: z.optional(z.nullable(z.number().check(z.refine(Number.isInteger), z.nonnegative()))),
})
type Answer = z.infer<typeof Answer>

/** What a player is told of the statuses that are about them; anything else is the wallet's fault. */
const TOLD: Record<string, ArcadeRefusal> = {
  RS_ERROR_INVALID_TOKEN: 'session_unknown',
  RS_ERROR_TOKEN_EXPIRED: 'session_unknown',
  RS_ERROR_USER_DISABLED: 'player_disabled',
  RS_ERROR_INVALID_GAME: 'game_stopped',
}

/** The operator's wallet as a supplier of Hub88 calls it. */
export function hub88Wallet(client: Hub88Wallet): Wallet {
  return {
    async balanceKurus({ user, token, gameCode }) {
      const body = { user, token, game_code: gameCode }
      const answer = await callUntilAnswered(client, '/user/balance', body)
      if (answer?.status !== 'RS_OK') throw new Refusal(toldOf(answer))
      return balanceOf(answer)
    },
    async takeStake(stake) {
      const body = {
        ...movementBody(stake, stake.amountKurus),
        round_closed: false,
        bet: `lines:${LINE_COUNT}`,
      }
      return stakeAnswer(await callUntilAnswered(client, '/transaction/bet', body))
    },
    async payWin(payout) {
      const body = {
        ...movementBody(payout, payout.amountKurus),
        reference_transaction_uuid: payout.stakeUuid,
        round_closed: true,
        bet: `lines:${LINE_COUNT}`,
      }
      const answer = await callUntilAnswered(client, '/transaction/win', body)
      if (answer?.status === 'RS_OK') return balanceOf(answer)
      warnOfRefusal(client, payout, answer)
      return undefined
    },
    async giveBack(giveBack) {
      const body = {
        ...sharedBody(giveBack),
        reference_transaction_uuid: giveBack.stakeUuid,
        round_closed: true,
      }
      const answer = await call(client, '/transaction/rollback', body)
      if (answer?.status === 'RS_OK') return true
      warnOfRefusal(client, giveBack, answer)
      return false
    },
  }
}

/** A win or a rollback may not be turned down; that it was is for people to look at. */
function warnOfRefusal(
  client: Hub88Wallet,
  { roundId }: Movement,
  answer: Answer | undefined,
): void {
  if (answer)
    client.log.warn({ round: roundId, status: answer.status }, 'wallet refused what it owes')
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
    amount: jsonNumber(amountE5(amountKurus)),
    reward_uuid: movement.rewardRef,
    is_free: movement.rewardRef !== null,
    is_supplier_promo: false,
    is_aggregated: false,
  }
}

const callUntilAnswered = (client: Hub88Wallet, path: string, body: object) =>
  untilAnswered(client, () => call(client, path, body))

async function call(client: Hub88Wallet, path: string, body: object): Promise<Answer | undefined> {
  const requestUuid = client.uuid()
  const text = JSON.stringify({ ...body, request_uuid: requestUuid })
  const signature = await signatureOf(Buffer.from(text), client.privateKey)
  return askOnce(client, {
    url: client.walletUrl + path,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: text,
    read(said) {
      const { data } = Answer.safeParse(JSON.parse(said))
      // An answer to some other request says nothing about this one.
      return data && (data.request_uuid ?? requestUuid) === requestUuid ? data : undefined
    },
    about: { path, requestUuid },
  })
}
