import { hash } from 'node:crypto'
import { gameTokenHash, roundReference, type WalletCommand } from '../../modules/casino/index.ts'
import {
  additionalDataOf,
  amountOf,
  BadMessage,
  currencyOf,
  type Fields,
  gameCodeOf,
  isRoundClosed,
  optionalTextOf,
  playerIdOf,
  textOf,
  wrong,
} from './message.ts'

export const PROVIDER = 'everymatrix'

/** What a money request asks for. `mayStandAlone`: a win of free spins, whose stake may never have come. */
export type Order = { command: WalletCommand; mayStandAlone?: boolean }

export type MoneyRequest = 'WalletDebit' | 'WalletCredit'

const READERS: Record<string, (fields: Fields) => Order> = {
  'WalletDebit wager': readWager,
  'WalletCredit result': readResult,
  // Money back to the player is a bet undone, money taken from them a win undone.
  'WalletCredit rollback': (fields) => readRollback(fields, 'bet'),
  'WalletDebit rollback': (fields) => readRollback(fields, 'win'),
}

/** Throws BadMessage. */
export function orderOf(request: MoneyRequest, fields: Fields): Order {
  const key = `${request} ${textOf(fields, 'TransactionType').toLowerCase()}`
  const read = Object.hasOwn(READERS, key) ? READERS[key] : undefined
  if (!read) throw wrong('TransactionType')
  return read(fields)
}

/** A stake. Of a free spin it is the operator's, and only that may be nothing. */
function readWager(fields: Fields): Order {
  const amountE5 = amountOf(fields)
  const isFree = isOfFreeSpins(fields)
  if (amountE5 === 0n && !isFree) throw wrong('Amount')
  const sessionId = optionalTextOf(fields, 'SessionId')
  // Whatever ValidateSession says: nobody stakes outside a session that runs.
  if (sessionId === null) throw new BadMessage(103, 'no session')
  const own = {
    kind: 'bet' as const,
    referenceId: roundReference(textOf(fields, 'RoundId')),
    sessionTokenHash: gameTokenHash(sessionId).toString('hex'),
    amountE5,
    movesCash: !isFree,
  }
  return { command: commandOf('debit', fields, own) }
}

/** What a round pays. A round that nobody staked in is unknown; the session is not asked for. */
function readResult(fields: Fields): Order {
  const own = {
    kind: 'win' as const,
    referenceId: roundReference(textOf(fields, 'RoundId')),
    sessionTokenHash: null,
    amountE5: amountOf(fields),
    movesCash: true,
  }
  return { command: commandOf('credit', fields, own), mayStandAlone: isOfFreeSpins(fields) }
}

function readRollback(fields: Fields, kind: 'bet' | 'win'): Order {
  const own = {
    kind: 'rollback' as const,
    referenceId: reversedIdOf(fields),
    sessionTokenHash: null,
    // What it reverses has an amount.
    amountE5: 0n,
    movesCash: true,
  }
  const command = commandOf(kind === 'bet' ? 'credit' : 'debit', fields, own)
  return { command: { ...command, reverses: { kind, amountE5: amountOf(fields) } } }
}

/** Either of two members names it; both may, if they agree. */
function reversedIdOf(fields: Fields): string {
  const [id, other] = ['RollbackTransactionId', 'ReversalTransactionId'].flatMap(
    (name) => optionalTextOf(fields, name) ?? [],
  )
  if (id === undefined || (other ?? id) !== id) throw wrong('RollbackTransactionId')
  return id
}

/** What free spins it is one of, as our order named them. An id of nothing names none. */
function rewardOf(fields: Fields): string | null {
  const id = optionalTextOf(additionalDataOf(fields), 'BonusId')
  return id === '0' ? null : id
}

const isOfFreeSpins = (fields: Fields) => rewardOf(fields) !== null

type OwnPart = Pick<
  WalletCommand,
  'kind' | 'referenceId' | 'sessionTokenHash' | 'amountE5' | 'movesCash'
>

function commandOf(type: 'debit' | 'credit', fields: Fields, own: OwnPart): WalletCommand {
  const data = additionalDataOf(fields)
  const playerId = playerIdOf(fields)
  const currency = currencyOf(data)
  const roundId = textOf(fields, 'RoundId')
  const gameCode = gameOf(own.kind, data)
  // The contract does not say what must be the same, so it is all that says what the money is for.
  const content = [
    ...[type, own.kind, own.kind === 'rollback' ? own.referenceId : null],
    ...[String(amountOf(fields)), currency, roundId, playerId, gameCode],
  ]
  const reward = own.kind === 'rollback' ? null : rewardOf(fields)
  return {
    provider: PROVIDER,
    ...own,
    ...(reward !== null && { reward }),
    transactionId: textOf(fields, 'TransactionId'),
    playerId,
    gameCode,
    roundId,
    roundClosed: isRoundClosed(fields),
    currency,
    fingerprint: hash('sha256', JSON.stringify(content)),
  }
}

/** A rollback may leave it out. */
function gameOf(kind: WalletCommand['kind'], data: Fields): string {
  const slug = kind === 'rollback' ? optionalTextOf(data, 'GameSlug') : textOf(data, 'GameSlug')
  return slug === null ? '' : gameCodeOf(slug)
}
