import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, Seat, WireReply } from '../../testing/wire.ts'
import type { Fields } from '../signature.ts'
import { creditFields, debitFields, idOf } from './fields.ts'

type Send = (text: string | Buffer) => Promise<WireReply>
type SendFields = (fields: Fields) => Promise<WireReply>
type Ways = { send: Send; sendFields: SendFields; signed: (fields: Fields) => string }

const UNSIGNED = 'wrong hmac parameter'

const fieldsFor = (seat: Seat) =>
  debitFields(seat, { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })

/** W26 in the words of this contract. All but the first are signed well. */
export function badRequests({ send, sendFields, signed }: Ways): BadRequest[] {
  const unsigned = (why: string, write: (seat: Seat) => string | Buffer): BadRequest => ({
    why,
    says: UNSIGNED,
    send: (seat) => send(write(seat)),
  })
  const wrong = (why: string, says: string, change: object): BadRequest => ({
    why,
    says,
    send: (seat) => sendFields(withoutUndefined({ ...fieldsFor(seat), ...change })),
  })
  const required = ['userid', 'currency', 'amount', 'tid', 'i_gameid', 'i_actionid', 'i_gamedesc']
  return [
    unsigned('no signature', (seat) => JSON.stringify(fieldsFor(seat))),
    unsigned('a signature of something else', (seat) =>
      JSON.stringify({ ...fieldsFor(seat), hmac: 'a'.repeat(64) }),
    ),
    unsigned('a signature that is no text', (seat) =>
      JSON.stringify({ ...fieldsFor(seat), hmac: 7 }),
    ),
    unsigned('another amount than was signed', (seat) =>
      signed(fieldsFor(seat)).replace('"1.00"', '"1.01"'),
    ),
    unsigned('no JSON', () => '{"type": '),
    unsigned('an empty body', () => ' '),
    unsigned('broken UTF-8', () =>
      Buffer.concat([Buffer.from('{"type":"'), Buffer.from([0xff, 0xfe])]),
    ),
    unsigned('too large', () => `{"type":"${'x'.repeat(300_000)}"}`),
    unsigned('a list', () => '[1]'),
    unsigned('null', () => 'null'),
    unsigned('deep nesting', () => '['.repeat(50_000) + ']'.repeat(50_000)),
    unsigned('an object for a value', (seat) =>
      JSON.stringify({ ...fieldsFor(seat), tid: {}, hmac: 'a'.repeat(64) }),
    ),
    ...required.map((name) => wrong(`no ${name}`, word(name), { [name]: undefined })),
    ...required.map((name) => wrong(`${name} is a number`, word(name), { [name]: 7 })),
    wrong('no type', word('type'), { type: undefined }),
    wrong('a type that is none', word('type'), { type: 'toString' }),
    wrong('no token', 'SESSION_EXPIRED', { i_extparam: undefined }),
    wrong('a token that is a number', word('i_extparam'), { i_extparam: 7 }),
    wrong('a NUL in an id', word('tid'), { tid: 'a\u0000b' }),
    wrong('an id too long', word('tid'), { tid: 'a'.repeat(33) }),
    wrong('a flag that is a word', word('round_ended'), { round_ended: 'yes' }),
    wrong('a currency in small letters', word('currency'), { currency: 'try' }),
    wrong('a cancellation of nothing named', word('subtype'), { subtype: 'cancel' }),
    wrong('a user who was never ours', word('userid'), { userid: "'or'1'='1" }),
    wrong('a user nobody is', word('userid'), { userid: idOf(randomUUID()).slice(0, 25) }),
  ]
}

/** As the very text that was signed. */
const NO_AMOUNTS: unknown[] = [
  ...['-1.00', '-0', '0.001', '0.00001', '1.005', '1.', '.5', '05.00', '+1', ' 1'],
  ...['1e3', '1E+3', '1,00', '1_000', '0x10', 'NaN', 'Infinity', '', '１.00', '1.00\n'],
  ...['9007199254740993', '9007199254740993.00', '99999999999999', '1'.repeat(40)],
  ...[1, 1.5, 5.0, true, null],
]

/** W27 of bets. */
export const badAmounts = (sendFields: SendFields): BadRequest[] =>
  ['0', '0.00', ...NO_AMOUNTS].map((amount) => ({
    why: JSON.stringify(amount),
    says: word('amount'),
    send: (seat) => sendFields({ ...fieldsFor(seat), amount }),
  }))

/** W27 of wins. */
export const badWins = (sendFields: SendFields): BadWin[] =>
  NO_AMOUNTS.map((amount) => ({
    why: JSON.stringify(amount),
    says: word('amount'),
    send: (seat, bet) => {
      const fields = creditFields(seat, { ...bet, id: randomUUID(), betId: bet.id })
      return sendFields({ ...fields, amount })
    },
  }))

const word = (name: string) => `wrong \`${name}\` parameter`

/** JSON leaves out what is undefined, and so must the signature. */
const withoutUndefined = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
