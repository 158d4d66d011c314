import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, Seat, WireReply } from '../../wire.ts'
import { SIGNATURE_HEADER } from '../signature.ts'
import { betFields, type Members } from './fields.ts'

type Send = (path: string, text: string | Buffer, headers?: Members) => Promise<WireReply>

const PATH = '/bet'
const fieldsFor = (seat: Seat) =>
  betFields(seat, { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })

/** W26 in Example's words. */
export function badRequests(send: Send): BadRequest[] {
  const signedWith = (why: string, signature: string): BadRequest => ({
    why,
    says: 'bad_signature',
    send: (seat) => send(PATH, JSON.stringify(fieldsFor(seat)), { [SIGNATURE_HEADER]: signature }),
  })
  const changed = (why: string, change: Members, says = 'bad_request'): BadRequest => ({
    why,
    says,
    send: (seat) => send(PATH, JSON.stringify({ ...fieldsFor(seat), ...change })),
  })
  const written = (why: string, text: string | Buffer): BadRequest => ({
    why,
    says: 'bad_request',
    send: () => send(PATH, text),
  })
  const required = ['transactionId', 'playerId', 'token', 'roundId', 'gameId', 'currency', 'amount']
  return [
    signedWith('no signature', ''),
    signedWith('a signature of something else', 'ab'.repeat(32)),
    signedWith('a signature that is no hex', '%%%'),
    ...required.map((field) => changed(`no ${field}`, { [field]: undefined })),
    ...required.map((field) => changed(`${field} is a list`, { [field]: ['a'] })),
    changed('a NUL in an id', { transactionId: 'a\u0000b' }),
    changed('an id too long', { transactionId: 'a'.repeat(300) }),
    changed('an id with a space', { transactionId: 'round r-1' }),
    changed('a flag that is text', { roundClosed: 'true' }),
    changed('a currency in small letters', { currency: 'try' }),
    changed('a player nobody is', { playerId: randomUUID() }, 'unknown_player'),
    changed('a player who was never ours', { playerId: "'or'1'='1" }, 'unknown_player'),
    written('no JSON', '{"playerId": '),
    written('an empty body', ' '),
    written('a list', '[1]'),
    written('null', 'null'),
    written('broken UTF-8', Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xff, 0xfe)])),
    written('too large', `{"a":"${'x'.repeat(300_000)}"}`),
    written('deep nesting', '['.repeat(50_000) + ']'.repeat(50_000)),
  ]
}

/** As the very characters on the wire. */
const NO_AMOUNTS = [
  ...['-1', '-0', '0.5', '1.5', '100.0', '1e3', '1E+3', '1.0e5', '0.1e1'],
  ...['9007199254740993', '1e400', '100.00000000000000000001', '"100"', 'null', 'true'],
  ...['[100]', '{}', '""', 'NaN', 'Infinity', '0x10', '01', '+1', '1_000', '.5'],
  '100,"amount":1e2',
]

/** W27 of bets. */
export const badAmounts = (send: Send): BadRequest[] =>
  ['0', ...NO_AMOUNTS].map((amount) => ({
    why: amount,
    says: 'bad_request',
    send: (seat) => {
      const text = JSON.stringify({ ...fieldsFor(seat), amount: '@' })
      return send(PATH, text.replace('"@"', amount))
    },
  }))

/** W27 of wins. */
export const badWins = (send: Send): BadWin[] =>
  NO_AMOUNTS.map((amount) => ({
    why: amount,
    says: 'bad_request',
    send: (seat, bet) => {
      const fields = betFields(seat, { ...bet, id: randomUUID() })
      const text = JSON.stringify({ ...fields, betId: bet.id, amount: '@' })
      return send('/win', text.replace('"@"', amount))
    },
  }))
