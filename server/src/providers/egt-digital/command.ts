import { hash } from 'node:crypto'
import { roundReference, sessionHash, type WalletCommand } from '../../modules/casino/index.ts'
import {
  amountOf,
  currencyOf,
  type Fields,
  flagOf,
  gameCodeOf,
  listOf,
  optionalTextOf,
  partOf,
  playerIdOf,
  readableAmountOf,
  readablePartOf,
  readableTextOf,
  textOf,
  wrong,
} from './message.ts'

export const PROVIDER = 'egt-digital'

/** A stake. Of a gift spin it is the operator's. */
export function readWithdraw(fields: Fields): WalletCommand {
  const amountE5 = amountOf(fields, 'amount')
  const reward = giftOf(fields)
  const isGift = reward !== null
  if (amountE5 === 0n && !isGift) throw wrong('amount')
  const session = { provider: PROVIDER, sessionId: textOf(fields, 'sessionId') } as const
  return command(fields, {
    kind: 'bet',
    referenceId: roundReference(textOf(fields, 'roundNumber')),
    sessionTokenHash: sessionHash(session).toString('hex'),
    amountE5,
    movesCash: !isGift,
    reward,
  })
}

/**
 * What a round pays, less what a jackpot's share is deducted of it (observed). A round that nobody
 * staked in is unknown; the session is not asked for.
 */
export function readDeposit(fields: Fields): WalletCommand {
  const jackpots = listOf(fields, 'jackpotWins')
  const deductedE5 = jackpots.reduce((sum, jackpot) => sum + amountOf(jackpot, 'deduction'), 0n)
  const amountE5 = amountOf(fields, 'amount') - deductedE5
  if (amountE5 < 0n) throw wrong('jackpotWins')
  const order = command(fields, {
    kind: 'win',
    referenceId: roundReference(textOf(fields, 'roundNumber')),
    sessionTokenHash: null,
    amountE5,
    movesCash: true,
    reward: giftOfWin(fields),
  })
  return jackpots.length === 0 ? order : { ...order, jackpotE5: jackpotOf(jackpots, amountE5) }
}

/**
 * What of a win is jackpots, less what is deducted of them. Null where it cannot be read, or would be
 * more than the win: no money hangs on it, so nothing is refused for it.
 */
function jackpotOf(jackpots: readonly Fields[], wonE5: bigint): bigint | null {
  let sumE5 = 0n
  for (const jackpot of jackpots) {
    const amountE5 = readableAmountOf(jackpot, 'amount')
    if (amountE5 === undefined) return null
    sumE5 += amountE5 - amountOf(jackpot, 'deduction')
  }
  return sumE5 < 0n || sumE5 > wonE5 ? null : sumE5
}

/** Names the withdraw that it reverses, and neither an amount, a currency nor a game. */
export function readReverse(fields: Fields): WalletCommand {
  const order: WalletCommand = {
    kind: 'rollback',
    provider: PROVIDER,
    reverses: { kind: 'bet' },
    transactionId: textOf(fields, 'transferId'),
    referenceId: textOf(fields, 'referenceId'),
    playerId: playerIdOf(fields),
    sessionTokenHash: null,
    gameCode: '',
    roundId: textOf(fields, 'roundNumber'),
    roundClosed: true,
    currency: null,
    amountE5: 0n,
    movesCash: true,
    fingerprint: '',
  }
  return { ...order, fingerprint: fingerprintOf(order, order.referenceId) }
}

/** What the gift spins that a stake is one of are named by, which is our own id of them. */
function giftOf(fields: Fields): string | null {
  const gift = partOf(fields, 'giftSpin')
  return gift ? optionalTextOf(gift, 'bonusCode') : null
}

/** The same of a win, which is refused for nothing that it names. */
function giftOfWin(fields: Fields): string | null {
  const gift = readablePartOf(fields, 'giftSpin')
  return gift ? readableTextOf(gift, 'bonusCode') : null
}

type OwnPart = Pick<
  WalletCommand,
  'kind' | 'referenceId' | 'sessionTokenHash' | 'amountE5' | 'movesCash'
> & { reward: string | null }

function command(fields: Fields, own: OwnPart): WalletCommand {
  const order: WalletCommand = {
    kind: own.kind,
    provider: PROVIDER,
    transactionId: textOf(fields, 'transferId'),
    referenceId: own.referenceId,
    playerId: playerIdOf(fields),
    sessionTokenHash: own.sessionTokenHash,
    gameCode: gameCodeOf(fields),
    roundId: textOf(fields, 'roundNumber'),
    roundClosed: flagOf(fields, 'roundCompleted'),
    currency: currencyOf(fields),
    amountE5: own.amountE5,
    movesCash: own.movesCash,
    ...(own.reward !== null && { reward: own.reward }),
    fingerprint: '',
  }
  order.fingerprint = fingerprintOf(order, null)
  return order
}

/** The contract does not say what must be the same, so it is all that says what the money is for. */
function fingerprintOf(order: WalletCommand, reversedId: string | null): string {
  const content = [
    order.kind,
    reversedId,
    String(order.amountE5),
    order.currency,
    order.roundId,
    order.playerId,
    order.gameCode,
  ]
  return hash('sha256', JSON.stringify(content))
}
