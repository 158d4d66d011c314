import { hash } from 'node:crypto'
import type { EditBet, PayOut, PlaceBet, ReturnStake } from '../../modules/sportsbook/index.ts'
import {
  amountOf,
  BadMessage,
  clientOf,
  currencyOf,
  type Fields,
  infoOf,
  itemsOf,
  optionalAmountOf,
  textOf,
} from './message.ts'

/** As the addresses of its pages name the partner who speaks this wire. */
export const PARTNER = 'fcg'

/** CreditBet: from the bookmaker's side, so it is the player's stake. */
export function readBet(fields: Fields): PlaceBet {
  const [item, ...others] = itemsOf(fields, 'OperationItems')
  if (!item || others.length > 0) throw new BadMessage(1013)
  const order = {
    partner: PARTNER,
    orderNumber: textOf(fields, 'OrderNumber'),
    transactionId: textOf(fields, 'TransactionId'),
    token: textOf(fields, 'Token'),
    playerId: clientOf(item),
    currency: currencyOf(fields),
    amountE5: amountOf(item, 'Amount'),
    possibleWinE5: optionalAmountOf(fields, 'PossibleWin'),
    info: infoOf(fields),
  }
  if (order.amountE5 === 0n) throw new BadMessage(1013)
  // Not the token, which may be another by the time the same stake is asked for again.
  const { orderNumber, playerId, currency, amountE5 } = order
  return { ...order, fingerprint: fingerprintOf([orderNumber, playerId, currency, amountE5]) }
}

/** Win, increase and money-back win; decrease and redraw decrease. */
const IS_CREDIT: Readonly<Record<string, boolean>> = {
  2: true,
  4: true,
  5: true,
  3: false,
  6: false,
}

/** One item of DebitByBatch: from the bookmaker's side, so it is the player's payout. */
export function readPayOut(fields: Fields): PayOut {
  const type = textOf(fields, 'TransactionTypeId')
  const isCredit = Object.hasOwn(IS_CREDIT, type) ? IS_CREDIT[type] : undefined
  if (isCredit === undefined) throw new BadMessage(1013)
  const order = {
    partner: PARTNER,
    orderNumber: textOf(fields, 'OrderNumber'),
    transactionId: textOf(fields, 'TransactionId'),
    playerId: clientOf(fields),
    currency: currencyOf(fields),
    isCredit,
    amountE5: amountOf(fields, 'Amount'),
  }
  if (!isCredit && order.amountE5 === 0n) throw new BadMessage(1013)
  const { orderNumber, playerId, currency, amountE5 } = order
  return { ...order, fingerprint: fingerprintOf([orderNumber, playerId, currency, amountE5, type]) }
}

export function readEdit(fields: Fields): EditBet {
  const order = {
    partner: PARTNER,
    orderNumber: textOf(fields, 'OrderNumber'),
    transactionId: textOf(fields, 'TransactionId'),
    possibleWinE5: optionalAmountOf(fields, 'PossibleWin'),
    info: infoOf(fields),
  }
  const { orderNumber, possibleWinE5, info } = order
  return { ...order, fingerprint: fingerprintOf([orderNumber, possibleWinE5, info]) }
}

/**
 * One item of RollBackByBatch. Whether its TransactionId is the bet's or its own is not known, and an
 * order has one bet: so the order alone says what is given back.
 */
export function readReturn(fields: Fields): ReturnStake {
  textOf(fields, 'TransactionId')
  const orderNumber = textOf(fields, 'OrderNumber')
  return { partner: PARTNER, orderNumber, fingerprint: fingerprintOf([orderNumber]) }
}

const fingerprintOf = (content: readonly (string | bigint | null)[]): string =>
  hash('sha256', JSON.stringify(content.map((one) => (one === null ? null : String(one)))))
