import type { EgtDigitalOperator } from '../supplier-clients/egt-digital/operator.ts'
import {
  CHECKSUM_HEADER,
  checksumOf,
  FIELDS_HEADER,
} from '../supplier-clients/egt-digital/signature.ts'
import type { OperatorRequest, Outcome } from './round-books.ts'
import { type OperatorProtocol, openRoundOperator, type RawRequest } from './round-operator.ts'

const SHARED = ['requestId', 'timestamp', 'playerId', 'sessionId']
const OF_MOVEMENTS = [
  ...[...SHARED, 'gameKey', 'transferId', 'roundNumber', 'roundCompleted', 'amount', 'currency'],
  'reason',
]
const NEEDED: Record<string, { kind: OperatorRequest['kind']; members: string[] }> = {
  '/authenticate': { kind: 'open', members: [...SHARED, 'defenceCode'] },
  '/balance': { kind: 'balance', members: [...SHARED, 'currency', 'gameKey'] },
  '/api/withdraw': { kind: 'bet', members: OF_MOVEMENTS },
  '/deposit': { kind: 'win', members: OF_MOVEMENTS },
  '/reverse/withdraw': {
    kind: 'cancel',
    members: [...SHARED, 'transferId', 'referenceId', 'roundNumber'],
  },
}
const STATUSES: Record<Outcome, string> = {
  ok: 'OK',
  again: 'OK',
  called_off_before: 'ERR_TRANSFER_ROLLED_BACK',
  not_enough_money: 'ERR_NOT_ENOUGH_MONEY',
  unknown: 'ERR_TRANSFER_DOES_NOT_EXIST',
  no_session: 'ERR_UNKNOWN',
  spent: 'ERR_INVALID_TOKEN',
}

/** An operator that takes the games over EGT Digital. */
export async function openEgtDigitalOperator() {
  const checksumKey = 'egtkey'
  const speech: OperatorProtocol = {
    read: (raw) => read(raw, checksumKey),
    word: ({ kind }, outcome) =>
      outcome === 'again' && kind === 'cancel' ? 'ERR_TRANSFER_ROLLED_BACK' : STATUSES[outcome],
    write: (path, { word: statusCode, balanceKurus, transferId }) => {
      if (path === '/another') return JSON.stringify({ defenceCode: 'code', statusCode })
      const casinoTransferId = transferId === undefined ? null : `of-${transferId}`
      return JSON.stringify({
        currency: 'TRY',
        balance: balanceKurus,
        casinoTransferId,
        statusCode,
      })
    },
  }
  const open = await openRoundOperator(speech)
  const operator: EgtDigitalOperator = {
    walletUrl: open.walletUrl,
    casinoId: 'zar',
    checksumKey,
    giftPassword: 'g:ift',
  }
  return { ...open, operator }
}

function read({ path, text, headers }: RawRequest, key: string) {
  const fields = JSON.parse(text) as Record<string, unknown>
  const { kind, members } = NEEDED[path] ?? { members: [] }
  const missing = members.filter((name) => (fields[name] ?? '') === '')
  if (missing.length > 0 || !kind) throw new Error(`${path}: ${missing} missing`)
  const signed = String(headers[FIELDS_HEADER]).split(',')
  const checksum = checksumOf(
    key,
    signed.map((name) => String(fields[name])),
  )
  if (headers[CHECKSUM_HEADER] !== checksum) throw new Error('the checksum is wrong')
  if (!members.every((name) => signed.includes(name))) throw new Error('too little is signed')
  const part = (name: string) => (fields[name] === undefined ? undefined : String(fields[name]))
  return {
    fields,
    kind,
    player: part('playerId') ?? '',
    session: part('sessionId') ?? '',
    code: part('defenceCode'),
    id: part('transferId'),
    round: part('roundNumber'),
    stakeId: part('referenceId'),
    // The stake of a gift spin is the operator's own.
    amountKurus: kind === 'bet' && fields.giftSpin ? 0 : numberOf(fields.amount),
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
