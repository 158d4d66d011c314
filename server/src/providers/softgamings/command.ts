import { hash } from 'node:crypto'
import { gameTokenHash, roundReference, type WalletCommand } from '../../modules/casino/index.ts'
import { playerIdOf } from './login.ts'
import { amountOf, BadMessage, flagOf, isSaid, optionalTextOf, textOf, wrong } from './message.ts'
import type { Fields } from './signature.ts'

const ID_MAX = 32
const GAME_MAX = 64
const TOKEN_MAX = 255
const CURRENCY = /^[A-Z]{3}$/
const FREE_ROUNDS = 'FREEROUNDS_'
/** A promotion's prize is of no game and no round. */
const PROMOTION = 'promotion'

/** What a debit or credit asks for. A bet and a win name their round: which bet is paid is the wallet's to say. */
export type Order =
  | { command: WalletCommand & { kind: 'bet' } }
  /** `mayStandAlone`: a prize of free rounds or a promotion, whose bet may never come. */
  | { command: WalletCommand & { kind: 'win' }; mayStandAlone: boolean }
  | {
      command: WalletCommand & { kind: 'rollback' }
      reverses: { id: string; kind: 'bet' | 'win'; amountE5: bigint }
    }

/**
 * `i_rollback` is looked at before the type: a credit that carries it gives a bet back, a debit takes
 * a win back (W31). Throws BadMessage.
 */
export function orderOf(type: 'debit' | 'credit', fields: Fields): Order {
  const reversedId = optionalTextOf(fields, 'i_rollback', ID_MAX)
  if (reversedId !== null) return readRollback(type, reversedId, fields)
  return type === 'debit' ? readBet(fields) : readWin(fields)
}

export function loginHolderOf(fields: Fields): string {
  const playerId = playerIdOf(textOf(fields, 'userid', ID_MAX))
  if (!playerId) throw wrong('userid')
  return playerId
}

export function currencyOf(fields: Fields): string {
  const currency = textOf(fields, 'currency', 3)
  if (!CURRENCY.test(currency)) throw wrong('currency')
  return currency
}

export const tokenOf = (fields: Fields): string | null =>
  optionalTextOf(fields, 'i_extparam', TOKEN_MAX)

/** A free round leaves the cash alone; only it may stake nothing. */
function readBet(fields: Fields): Order {
  refuseCancel(fields, ['debit'])
  const isFree = isFreeRound(fields)
  const amountE5 = amountOf(fields, 'amount')
  if (amountE5 === 0n && !isFree) throw wrong('amount')
  const token = tokenOf(fields)
  if (token === null) throw new BadMessage('SESSION_EXPIRED')
  const roundId = textOf(fields, 'i_gameid', ID_MAX)
  textOf(fields, 'i_actionid', ID_MAX)
  const own = {
    kind: 'bet' as const,
    referenceId: roundReference(roundId),
    sessionTokenHash: gameTokenHash(token).toString('hex'),
    gameCode: textOf(fields, 'i_gamedesc', GAME_MAX),
    roundId,
    amountE5,
    movesCash: !isFree,
  }
  return { command: commandOf('debit', fields, own) }
}

/** Every win is real money, a free round's too. Neither a token nor a live session is asked for. */
function readWin(fields: Fields): Order {
  refuseCancel(fields, ['credit', PROMOTION])
  const isPromotion = fields.subtype === PROMOTION
  const placeOf = (name: string, longest: number) =>
    (isPromotion ? optionalTextOf(fields, name, longest) : textOf(fields, name, longest)) ??
    PROMOTION
  const roundId = placeOf('i_gameid', ID_MAX)
  const own = {
    kind: 'win' as const,
    referenceId: roundReference(roundId),
    sessionTokenHash: null,
    gameCode: placeOf('i_gamedesc', GAME_MAX),
    roundId,
    amountE5: amountOf(fields, 'amount'),
    movesCash: true,
  }
  const command = commandOf('credit', fields, own)
  // What the member holds is not public: that it is raised is all that is read of it.
  const jackpot = isSaid(fields, 'jackpot_win') && { jackpotE5: null }
  return {
    command: { ...command, ...jackpot },
    mayStandAlone: isPromotion || isFreeRound(fields),
  }
}

function readRollback(type: 'debit' | 'credit', reversedId: string, fields: Fields): Order {
  const own = {
    kind: 'rollback' as const,
    referenceId: reversedId,
    sessionTokenHash: null,
    gameCode: optionalTextOf(fields, 'i_gamedesc', GAME_MAX) ?? PROMOTION,
    roundId: optionalTextOf(fields, 'i_gameid', ID_MAX) ?? PROMOTION,
    // What it reverses has an amount.
    amountE5: 0n,
    movesCash: true,
  }
  return {
    command: commandOf(type, fields, own),
    reverses: {
      id: reversedId,
      kind: type === 'credit' ? 'bet' : 'win',
      amountE5: amountOf(fields, 'amount'),
    },
  }
}

/** A cancellation that does not name what it cancels could only be guessed at. */
function refuseCancel(fields: Fields, known: readonly string[]): void {
  const subtype = optionalTextOf(fields, 'subtype', ID_MAX)
  if (subtype !== null && !known.includes(subtype)) throw wrong('subtype')
}

/** What a free round is one of, as our order named it; undefined of any other round. */
function rewardOf(fields: Fields): string | undefined {
  const extra = optionalTextOf(fields, 'game_extra', TOKEN_MAX)
  return extra?.startsWith(FREE_ROUNDS) ? extra.slice(FREE_ROUNDS.length) : undefined
}

const isFreeRound = (fields: Fields) => rewardOf(fields) !== undefined

/** Only a bet is refused for it: whether it holds a flag, a time or the round's id is not public. */
const isRoundEnded = (kind: WalletCommand['kind'], fields: Fields) =>
  kind === 'bet' ? flagOf(fields, 'round_ended') : isSaid(fields, 'round_ended')

type OwnPart<Kind> = Pick<
  WalletCommand,
  'referenceId' | 'sessionTokenHash' | 'gameCode' | 'roundId' | 'amountE5' | 'movesCash'
> & { kind: Kind }

function commandOf<Kind extends WalletCommand['kind']>(
  type: string,
  fields: Fields,
  own: OwnPart<Kind>,
): WalletCommand & { kind: Kind } {
  const playerId = loginHolderOf(fields)
  const currency = currencyOf(fields)
  // The id and the amount as the contract compares them, and all that decides where the money goes.
  const content = [
    ...[type, playerId, currency, String(amountOf(fields, 'amount'))],
    ...[own.kind, own.roundId, own.gameCode, own.kind === 'rollback' ? own.referenceId : null],
  ]
  const reward = own.kind === 'rollback' ? undefined : rewardOf(fields)
  return {
    provider: 'softgamings',
    ...own,
    ...(reward !== undefined && { reward }),
    transactionId: textOf(fields, 'tid', ID_MAX),
    playerId,
    roundClosed: isRoundEnded(own.kind, fields),
    currency,
    fingerprint: hash('sha256', JSON.stringify(content)),
  }
}
