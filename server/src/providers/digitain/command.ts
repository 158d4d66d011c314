import { hash } from 'node:crypto'
import { gameTokenHash, roundReference, type WalletCommand } from '../../modules/casino/index.ts'
import {
  amountOf,
  BadMessage,
  codeOfGame,
  currencyOf,
  type Fields,
  flagOf,
  numberOf,
  optionalTextOf,
  playerIdOf,
  textOf,
  wrong,
} from './message.ts'
import { isBet, isWin, mayStandAlone, movesCash, OPERATIONS } from './operations.ts'
import { CODES } from './statuses.ts'

export const PROVIDER = 'digitain' as const

/** What a prize of no game and no round is booked under. */
const PROMOTION = 'promotion'

/** A win that the same message stakes for has this behind its id: none of their ids has a space. */
export const winIdOf = (transactionId: string) => `${transactionId} win`

/** A stake. Some kinds leave the cash alone, and `changeBalance` can say so of any; only they may be nothing. */
export function readBet(item: Fields): WalletCommand {
  const operation = operationOf(item, 'operationType', isBet)
  const isCash = movesCash(operation) && flagOf(item, 'changeBalance', true)
  return staked(item, operation, isCash, [])
}

/** What a bet pays, or a round where no bet is named. No token is asked for. */
export function readWin(item: Fields): WalletCommand & { mayStandAlone: boolean } {
  const operation = operationOf(item, 'operationType', isWin)
  const betId = optionalTextOf(item, 'betTxId')
  const command = moved(item, {
    kind: 'win',
    referenceId: betId ?? roundReference(textOf(item, 'roundId')),
    amountE5: amountOf(item, 'winAmount'),
    content: [operation],
  })
  return {
    ...command,
    ...jackpotOf(operation, command),
    mayStandAlone: betId === undefined && mayStandAlone(operation),
  }
}

/** The two legs of one message, which are taken together. */
export function readBetWin(item: Fields): [bet: WalletCommand, win: WalletCommand] {
  const staking = operationOf(item, 'betOperationType', isBet)
  const winning = operationOf(item, 'winOperationType', isWin)
  const amountE5 = amountOf(item, 'winAmount')
  const content = [winning, String(amountE5), 'both legs']
  const bet = staked(item, staking, movesCash(staking), content)
  const own = { kind: 'win', referenceId: bet.transactionId, amountE5, content } as const
  const win = moved(item, own)
  const transactionId = winIdOf(win.transactionId)
  return [bet, { ...win, ...jackpotOf(winning, win), transactionId }]
}

/** A jackpot is a win of its own. */
const jackpotOf = (operation: number, { amountE5 }: WalletCommand) =>
  operation === OPERATIONS.jackpotWin ? { jackpotE5: amountE5 } : {}

/**
 * Names the bet that it gives back, and neither an amount, a currency nor a game; one of the whole round
 * gives its other bets back too.
 */
export function readRefund(item: Fields): WalletCommand {
  const operation = optionalTextOf(item, 'operationType') ?? String(OPERATIONS.refund)
  if (operation !== String(OPERATIONS.refund)) throw wrongOperation()
  const [referenceId, roundId] = [textOf(item, 'originalTxId'), textOf(item, 'roundId')]
  const playerId = playerIdOf(item)
  const isOfRound = flagOf(item, 'refundRound')
  const content = ['refund', referenceId, roundId, playerId]
  return {
    kind: 'rollback',
    provider: PROVIDER,
    reverses: { kind: 'bet' },
    transactionId: textOf(item, 'txId'),
    referenceId,
    roundId,
    playerId,
    sessionTokenHash: null,
    gameCode: '',
    roundClosed: true,
    currency: null,
    amountE5: 0n,
    movesCash: true,
    fingerprint: fingerprintOf(isOfRound ? [...content, 'round'] : content),
    ...(isOfRound && { rollbackWholeRound: roundReference(roundId) }),
  }
}

/** A prize of a campaign: money without a bet. */
export function readPromoWin(fields: Fields): WalletCommand {
  const amountE5 = amountOf(fields, 'amount')
  if (amountE5 === 0n) throw wrong('amount')
  const campaign = textOf(fields, 'campaignId')
  const [playerId, currency] = [playerIdOf(fields), currencyOf(fields)]
  return {
    kind: 'win',
    provider: PROVIDER,
    transactionId: textOf(fields, 'txId'),
    referenceId: null,
    sessionTokenHash: null,
    playerId,
    currency,
    amountE5,
    movesCash: true,
    gameCode: PROMOTION,
    roundId: `${PROMOTION} ${campaign}`,
    roundClosed: true,
    fingerprint: fingerprintOf([PROMOTION, campaign, playerId, currency, String(amountE5)]),
  }
}

export function operationOf(
  fields: Fields,
  name: string,
  isRight: (operation: number) => boolean,
): number {
  const operation = numberOf(fields, name)
  if (!isRight(operation)) throw wrongOperation()
  return operation
}

const wrongOperation = () => new BadMessage(CODES.wrongOperationType, 'not of this call')

/** The contract does not say what must be the same, so it is all that says what the money is for. */
export const fingerprintOf = (content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(content))

function staked(
  item: Fields,
  operation: number,
  isCash: boolean,
  content: readonly unknown[],
): WalletCommand {
  const amountE5 = amountOf(item, 'betAmount')
  if (amountE5 === 0n && isCash) throw wrong('betAmount')
  const command = moved(item, {
    kind: 'bet',
    referenceId: roundReference(textOf(item, 'roundId')),
    amountE5,
    content: [operation, isCash, ...content],
  })
  const sessionTokenHash = gameTokenHash(textOf(item, 'token')).toString('hex')
  return { ...command, sessionTokenHash, movesCash: isCash }
}

type OwnPart = Pick<WalletCommand, 'kind' | 'referenceId' | 'amountE5'> & {
  /** What else must be the same when the id comes again. */
  content: readonly unknown[]
}

function moved(item: Fields, { content, ...own }: OwnPart): WalletCommand {
  const [playerId, currency] = [playerIdOf(item), currencyOf(item)]
  const [roundId, gameId] = [textOf(item, 'roundId'), textOf(item, 'gameId')]
  const shared = [own.kind, own.referenceId, String(own.amountE5), currency, roundId, playerId]
  return {
    provider: PROVIDER,
    ...own,
    transactionId: textOf(item, 'txId'),
    playerId,
    roundId,
    currency,
    gameCode: codeOfGame(gameId),
    sessionTokenHash: null,
    roundClosed: own.kind === 'win',
    movesCash: true,
    fingerprint: fingerprintOf([...shared, gameId, ...content]),
  }
}
