import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, BetMessage, Seat, WireReply } from '../../testing/wire.ts'
import { SIGNATURE_HEADER } from '../signature.ts'
import { betFields } from './fields.ts'

type Send = (path: string, text: string | Buffer, headers?: object) => Promise<WireReply>

const BET = '/transaction/bet'
const WRONG_TYPES = 'RS_ERROR_WRONG_TYPES'

const fieldsFor = (seat: Seat) =>
  betFields(seat, { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })

/** The text of a bet whose amount is written just so. */
const betText = (seat: Seat, amount: string) =>
  JSON.stringify({ ...fieldsFor(seat), amount: '@' }).replace('"@"', amount)

/** W26 in Hub88's words. */
export function badRequests(send: Send): BadRequest[] {
  const syntax = (why: string, text: string | Buffer): BadRequest => ({
    why,
    says: 'RS_ERROR_WRONG_SYNTAX',
    send: () => send(BET, text),
  })
  const types = (why: string, change: object): BadRequest => ({
    why,
    says: WRONG_TYPES,
    send: (seat) => send(BET, JSON.stringify({ ...fieldsFor(seat), ...change })),
  })
  const unsigned = (why: string, signature: string): BadRequest => ({
    why,
    says: 'RS_ERROR_INVALID_SIGNATURE',
    send: (seat) => send(BET, JSON.stringify(fieldsFor(seat)), { [SIGNATURE_HEADER]: signature }),
  })
  const required = ['transaction_uuid', 'token', 'round', 'request_uuid', 'game_code', 'currency']
  return [
    unsigned('no signature', ''),
    unsigned('a signature of something else', Buffer.alloc(256, 7).toString('base64')),
    unsigned('a signature that is no base64', '%%%'),
    syntax('no JSON', '{"user": '),
    syntax('an empty body', ' '),
    syntax('broken UTF-8', Buffer.concat([Buffer.from('{"user":"'), Buffer.from([0xff, 0xfe])])),
    syntax('too large', `{"meta":"${'x'.repeat(300_000)}"}`),
    ...required.map((field) => types(`no ${field}`, { [field]: undefined })),
    ...required.map((field) => types(`${field} is a number`, { [field]: 7 })),
    types('no user', { user: undefined }),
    types('a NUL in an id', { transaction_uuid: 'a\u0000b' }),
    types('an id too long', { transaction_uuid: 'a'.repeat(300) }),
    types('a flag that is text', { is_free: 'true' }),
    types('a round_closed that is a number', { round_closed: 1 }),
    types('a currency in small letters', { currency: 'try' }),
    { why: 'a list', says: WRONG_TYPES, send: () => send(BET, '[1]') },
    { why: 'null', says: WRONG_TYPES, send: () => send(BET, 'null') },
    {
      why: 'deep nesting',
      says: WRONG_TYPES,
      send: () => send(BET, '['.repeat(50_000) + ']'.repeat(50_000)),
    },
    {
      why: 'a user who was never ours',
      says: 'RS_ERROR_INVALID_TOKEN',
      send: (seat) => send(BET, JSON.stringify({ ...fieldsFor(seat), user: "'or'1'='1" })),
    },
    {
      why: 'a user nobody is',
      says: 'RS_ERROR_INVALID_TOKEN',
      send: (seat) => send(BET, JSON.stringify({ ...fieldsFor(seat), user: randomUUID() })),
    },
  ]
}

/** As the very characters on the wire. */
const NO_AMOUNTS = [
  ...['-1', '-0', '0.5', '1.5', '100000.0', '1e3', '1E+3', '1.0e5', '0.1e1'],
  ...['9007199254740992', '9007199254740993', '9007199254740991.4', '1e400', '-1e400'],
  ...['100000.00000000000000000001', '"100000"', 'null', 'true', '[100000]', '{}', '""'],
  '100000,"amount":1e5',
]
const NO_JSON = ['NaN', 'Infinity', '0x10', '01', '+1', '1_000', '.5']

/** W27 of bets. */
export function badAmounts(send: Send): BadRequest[] {
  const written = (says: string) => (amount: string) => ({
    why: amount,
    says,
    send: (seat: Seat) => send(BET, betText(seat, amount)),
  })
  return [
    ...['0', ...NO_AMOUNTS].map(written(WRONG_TYPES)),
    ...NO_JSON.map(written('RS_ERROR_WRONG_SYNTAX')),
    {
      why: 'spelled with an escape',
      says: WRONG_TYPES,
      send: (seat) =>
        send(BET, betText(seat, '1e3').replace('"amount":1e3', '"\\u0061mount":1000')),
    },
  ]
}

/** W27 of wins. */
export function badWins(send: Send): BadWin[] {
  const written = (says: string) => (amount: string) => ({
    why: amount,
    says,
    send: (seat: Seat, bet: BetMessage) => {
      const fields = { ...betFields(seat, bet), transaction_uuid: randomUUID(), amount: '@' }
      const text = JSON.stringify({ ...fields, reference_transaction_uuid: bet.id })
      return send('/transaction/win', text.replace('"@"', amount))
    },
  })
  return [...NO_AMOUNTS.map(written(WRONG_TYPES)), ...NO_JSON.map(written('RS_ERROR_WRONG_SYNTAX'))]
}
