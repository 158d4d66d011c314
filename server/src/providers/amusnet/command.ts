import { hash } from 'node:crypto'
import { roundReference, sessionHash, type WalletCommand } from '../../modules/casino/index.ts'
import {
  amountOf,
  BadMessage,
  currencyOf,
  gameCodeOf,
  optionalTextOf,
  playerIdOf,
  readableTextOf,
  textOf,
} from './message.ts'
import type { Elements } from './xml.ts'

export const PROVIDER = 'amusnet'

/** Why money comes back: the result of a round, its stake, or a jackpot beside it. */
const REASONS = ['ROUND_END', 'ROUND_CANCEL', 'JACKPOT_END'] as const
type Reason = (typeof REASONS)[number]

/** `portal` is what our PortalCode has before the currency. */
export type Read = (fields: Elements, portal: string) => WalletCommand

/** A stake. Of a free spin, which a campaign gave, it is the operator's. */
export const readWithdraw: Read = (fields, portal) => {
  const amountE5 = amountOf(fields, 'Amount')
  const reward = rewardOf(fields)
  const isFree = reward !== null
  if (amountE5 === 0n && !isFree) throw new BadMessage('a stake of nothing')
  const session = { provider: PROVIDER, sessionId: textOf(fields, 'SessionId') } as const
  return command(fields, portal, {
    kind: 'bet',
    referenceId: roundReference(textOf(fields, 'GameNumber')),
    sessionTokenHash: sessionHash(session).toString('hex'),
    amountE5,
    movesCash: !isFree,
    reward,
  })
}

/** What a round pays, what is given back of it, or a jackpot. None of them asks for a session. */
export const readDeposit: Read = (fields, portal) =>
  readReturn(fields, portal, amountOf(fields, 'Amount'))

/**
 * The second half of a WithdrawAndDeposit, whose first is its Withdraw. It is a transaction of its
 * own in the ledger, beside the one under the TransferId: none of their ids has a space in it.
 */
export const readDepositAfter: Read = (fields, portal) => {
  const paid = readReturn(fields, portal, amountOf(fields, 'WinAmount'))
  if (paid.referenceId === null) throw new BadMessage('a jackpot is a message of its own')
  if (paid.kind === 'rollback' && paid.amountE5 !== amountOf(fields, 'Amount')) {
    throw new BadMessage('what is given back is not the stake')
  }
  return {
    ...paid,
    transactionId: `${paid.transactionId} return`,
    // Here the very stake is known. What it won is its whole round's all the same.
    referenceId: paid.transactionId,
    ...(paid.kind === 'win' ? { settlesWholeRound: true } : { sameMessage: true }),
  }
}

/** A round's result may be nothing; what is given back is the whole stake. */
function readReturn(fields: Elements, portal: string, amountE5: bigint): WalletCommand {
  const reason = reasonOf(fields)
  const isCancel = reason === 'ROUND_CANCEL'
  const round = textOf(fields, 'GameNumber')
  if (isCancel && amountE5 === 0n) throw new BadMessage('nothing is given back')
  const paid = command(fields, portal, {
    kind: isCancel ? 'rollback' : 'win',
    // A jackpot is won beside the round, and booked as a round of its own without a stake (observed).
    referenceId: reason === 'JACKPOT_END' ? null : roundReference(round),
    sessionTokenHash: null,
    amountE5,
    movesCash: true,
    // What comes beside the round is none of it, and no win is refused for what it names.
    reward: reason === 'ROUND_END' ? rewardOf(fields, readableTextOf) : null,
  })
  if (reason !== 'JACKPOT_END') return paid
  return { ...paid, roundId: `${round} jackpot`, jackpotE5: amountE5 }
}

function reasonOf(fields: Elements): Reason {
  const given = textOf(fields, 'Reason')
  const reason = REASONS.find((known) => known === given)
  if (!reason) throw new BadMessage('Reason is wrong')
  return reason
}

/** What a free spin's award is named by, which is our own id of it. */
function rewardOf(fields: Elements, read = optionalTextOf): string | null {
  const spin = fields.get('Freespin') ?? ''
  return typeof spin === 'string' ? null : read(spin, 'Identification')
}

type OwnPart = Pick<
  WalletCommand,
  'kind' | 'referenceId' | 'sessionTokenHash' | 'amountE5' | 'movesCash'
> & { reward: string | null }

function command(fields: Elements, portal: string, own: OwnPart): WalletCommand {
  const order: WalletCommand = {
    kind: own.kind,
    provider: PROVIDER,
    transactionId: textOf(fields, 'TransferId'),
    referenceId: own.referenceId,
    playerId: playerIdOf(fields),
    sessionTokenHash: own.sessionTokenHash,
    gameCode: gameCodeOf(textOf(fields, 'GameId')),
    roundId: textOf(fields, 'GameNumber'),
    // Each result ends its round; nothing says that another follows.
    roundClosed: own.kind !== 'bet',
    currency: currencyOf(fields, portal),
    amountE5: own.amountE5,
    movesCash: own.movesCash,
    ...(own.reward !== null && { reward: own.reward }),
    fingerprint: '',
  }
  order.fingerprint = fingerprintOf(order, fields)
  return order
}

/** The contract does not say what must be the same, so it is all that says what the money is for. */
function fingerprintOf(order: WalletCommand, fields: Elements): string {
  const content = [
    order.kind,
    optionalTextOf(fields, 'Reason'),
    String(order.amountE5),
    order.currency,
    order.roundId,
    order.playerId,
    order.gameCode,
  ]
  return hash('sha256', JSON.stringify(content))
}
