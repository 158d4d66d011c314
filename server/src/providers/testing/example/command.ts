import { hash } from 'node:crypto'
import { gameTokenHash, type WalletCommand } from '../../../modules/casino/index.ts'
import {
  amountOf,
  BadMessage,
  codeOfGame,
  currencyOf,
  type Fields,
  flagOf,
  playerIdOf,
  textOf,
} from './message.ts'
import { PROVIDER } from './name.ts'

/** A stake. A free bet is the operator's, moves none of the player's money, and alone may be nothing. */
export function readBet(fields: Fields): WalletCommand {
  const amountE5 = amountOf(fields, 'amount')
  const isFree = flagOf(fields, 'isFree')
  if (amountE5 === 0n && !isFree) throw new BadMessage('bad_request', 'a bet of nothing')
  return command(fields, {
    kind: 'bet',
    referenceId: null,
    sessionTokenHash: gameTokenHash(textOf(fields, 'token')).toString('hex'),
    currency: currencyOf(fields),
    amountE5,
    movesCash: !isFree,
  })
}

/** What a bet pays: real money, also of a free bet. The session is not asked for. */
export function readWin(fields: Fields): WalletCommand {
  return command(fields, {
    kind: 'win',
    referenceId: textOf(fields, 'betId'),
    sessionTokenHash: null,
    currency: currencyOf(fields),
    amountE5: amountOf(fields, 'amount'),
    movesCash: true,
  })
}

/** Names what it reverses, and no amount: that has one. */
export function readRollback(fields: Fields): WalletCommand {
  return command(fields, {
    kind: 'rollback',
    referenceId: textOf(fields, 'reversedId'),
    sessionTokenHash: null,
    currency: null,
    amountE5: 0n,
    movesCash: true,
  })
}

type OwnPart = Pick<
  WalletCommand,
  'kind' | 'referenceId' | 'sessionTokenHash' | 'currency' | 'amountE5' | 'movesCash'
>

function command(fields: Fields, own: OwnPart): WalletCommand {
  const order: WalletCommand = {
    kind: own.kind,
    provider: PROVIDER,
    transactionId: textOf(fields, 'transactionId'),
    referenceId: own.referenceId,
    playerId: playerIdOf(fields),
    sessionTokenHash: own.sessionTokenHash,
    gameCode: codeOfGame(textOf(fields, 'gameId')),
    roundId: textOf(fields, 'roundId'),
    roundClosed: flagOf(fields, 'roundClosed'),
    currency: own.currency,
    amountE5: own.amountE5,
    movesCash: own.movesCash,
    fingerprint: '',
  }
  order.fingerprint = fingerprintOf(order)
  return order
}

/** Of what must be the same when an id comes again: all that says what the money is for. */
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
