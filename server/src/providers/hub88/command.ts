import { hash } from 'node:crypto'
import { gameTokenHash, type WalletCommand } from '../../modules/casino/index.ts'
import { PLAYER_ID } from '../player-id.ts'
import { amountOf, BadMessage, flagOf, type Message, optionalTextOf, textOf } from './message.ts'

const CURRENCY = /^[A-Z]{3}$/

/** The three calls that move money, as the wallet understands them. Each throws BadMessage. */
export const READERS: Record<WalletCommand['kind'], (message: Message) => WalletCommand> = {
  bet: readBet,
  win: readWin,
  rollback: readRollback,
}

export function playerIdOf(message: Message): string {
  const user = textOf(message, 'user')
  if (!PLAYER_ID.test(user)) throw new BadMessage('RS_ERROR_INVALID_TOKEN', 'no such user')
  return user
}

/** A free bet or a supplier's promotion leaves the cash alone; only those may stake nothing. */
function readBet(message: Message): WalletCommand {
  const amountE5 = amountOf(message, 'amount')
  const isReward = flagOf(message, 'is_free') || optionalTextOf(message, 'reward_uuid') !== null
  const isPromotion = flagOf(message, 'is_supplier_promo') && amountE5 === 0n
  if (amountE5 === 0n && !isReward && !isPromotion) {
    throw new BadMessage('RS_ERROR_WRONG_TYPES', 'a bet of nothing')
  }
  const order = command(message, {
    kind: 'bet',
    referenceId: null,
    sessionTokenHash: gameTokenHash(textOf(message, 'token')).toString('hex'),
    currency: currencyOf(message),
    amountE5,
    movesCash: !isReward && !isPromotion,
  })
  if (isPromotion) order.zeroBetAnnouncingPrize = true
  return order
}

/** Every win is real money, a free bet's too. A promotion's prize may come without a bet. */
function readWin(message: Message): WalletCommand {
  const reference = 'reference_transaction_uuid'
  return command(message, {
    kind: 'win',
    referenceId: flagOf(message, 'is_supplier_promo')
      ? optionalTextOf(message, reference)
      : textOf(message, reference),
    sessionTokenHash: null,
    currency: currencyOf(message),
    amountE5: amountOf(message, 'amount'),
    movesCash: true,
    isOfBetsGame: !flagOf(message, 'is_supplier_promo'),
  })
}

export const isPrize = (kind: WalletCommand['kind'], message: Message): boolean =>
  kind === 'win' && flagOf(message, 'is_supplier_promo')

/** Names no amount: what it reverses has one. */
function readRollback(message: Message): WalletCommand {
  return command(message, {
    kind: 'rollback',
    referenceId: textOf(message, 'reference_transaction_uuid'),
    sessionTokenHash: null,
    currency: null,
    amountE5: 0n,
    movesCash: true,
  })
}

type OwnPart = Pick<
  WalletCommand,
  | 'kind'
  | 'referenceId'
  | 'sessionTokenHash'
  | 'currency'
  | 'amountE5'
  | 'movesCash'
  | 'isOfBetsGame'
>

/** Written out: to spread an object takes ten times as long. */
function command(message: Message, own: OwnPart): WalletCommand {
  const order: WalletCommand = {
    kind: own.kind,
    provider: 'hub88',
    transactionId: textOf(message, 'transaction_uuid'),
    referenceId: own.referenceId,
    playerId: playerIdOf(message),
    sessionTokenHash: own.sessionTokenHash,
    gameCode: textOf(message, 'game_code'),
    roundId: textOf(message, 'round'),
    roundClosed: flagOf(message, 'round_closed'),
    currency: own.currency,
    amountE5: own.amountE5,
    movesCash: own.movesCash,
    fingerprint: '',
  }
  order.fingerprint = fingerprintOf(order)
  const reward = own.kind === 'rollback' ? null : optionalTextOf(message, 'reward_uuid')
  if (reward !== null) order.reward = reward
  if (own.isOfBetsGame) order.isOfBetsGame = true
  return order
}

function currencyOf(message: Message): string {
  const currency = textOf(message, 'currency')
  if (!CURRENCY.test(currency)) throw new BadMessage('RS_ERROR_WRONG_TYPES', 'currency is wrong')
  return currency
}

/** Of what Hub88 says must be the same when an id comes again; all else may differ. */
function fingerprintOf(order: WalletCommand): string {
  const content = [
    order.kind,
    order.referenceId,
    String(order.amountE5),
    order.currency,
    order.roundId,
    order.playerId,
    order.gameCode,
  ]
  return hash('sha256', JSON.stringify(content))
}
