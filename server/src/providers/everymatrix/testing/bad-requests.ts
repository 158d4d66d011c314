import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, Seat, WireReply } from '../../testing/wire.ts'
import { CREDENTIALS, type Members, resultFields, wagerFields } from './fields.ts'

type Ways = {
  send: (text: string | Buffer) => Promise<WireReply>
  sendFields: (members: Members) => Promise<WireReply>
}

/** The contract has no code for what cannot be read. */
const REFUSED = '101'

const fieldsFor = (seat: Seat) =>
  wagerFields(seat, { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })

function sayings({ send, sendFields }: Ways) {
  return {
    changed: (why: string, change: Members, says = REFUSED): BadRequest => ({
      why,
      says,
      send: (seat) => sendFields({ ...fieldsFor(seat), ...change }),
    }),
    data: (why: string, change: Members, says = REFUSED): BadRequest => ({
      why,
      says,
      send: (seat) => {
        const { AdditionalData, ...fields } = fieldsFor(seat)
        return sendFields({
          ...fields,
          AdditionalData: { ...(AdditionalData as Members), ...change },
        })
      },
    }),
    written: (why: string, write: (text: string) => string | Buffer): BadRequest => ({
      why,
      says: REFUSED,
      send: (seat) => send(write(JSON.stringify({ ...fieldsFor(seat), Amount: '@' }))),
    }),
  }
}

/** W26 in the codes of this contract. */
export function badRequests(ways: Ways): BadRequest[] {
  const { changed, data, written } = sayings(ways)
  const required = [
    'LoginName',
    'Password',
    'Request',
    'TransactionType',
    'TransactionId',
    'RoundId',
  ]
  return [
    ...required.map((name) => changed(`no ${name}`, { [name]: undefined })),
    ...required.map((name) => changed(`${name} is a list`, { [name]: ['a'] })),
    ...required.map((name) => changed(`${name} is empty`, { [name]: '' })),
    changed('another password', { Password: CREDENTIALS.password.toUpperCase() }),
    changed('a longer password', { Password: `${CREDENTIALS.password} ` }),
    changed('another login name', { LoginName: 'everymatrix2' }),
    changed('a request that is none', { Request: 'toString' }),
    changed('a request in small letters', { Request: 'walletdebit' }),
    changed('a type that is none', { TransactionType: 'constructor' }),
    changed('a type of the other request', { TransactionType: 'Result' }),
    changed('no session', { SessionId: '' }, '103'),
    changed('no session, and none asked for', { SessionId: '', ValidateSession: false }, '103'),
    changed('a session that is an object', { SessionId: {} }),
    changed('a flag that is text', { ValidateSession: 'true', Request: 'GetBalance' }),
    changed('a status that is none', { RoundStatus: 'valueOf' }),
    changed('a NUL in an id', { TransactionId: 'a\u0000b' }),
    changed('an id too long', { TransactionId: 'a'.repeat(300) }),
    changed('an id with a space', { TransactionId: 'round r-1' }),
    changed('an id with a fraction', { TransactionId: 1.5 }),
    changed('a player nobody is', { ExternalUserId: randomUUID() }, '103'),
    changed('a player who was never ours', { ExternalUserId: "'or'1'='1" }, '103'),
    changed('no data', { AdditionalData: undefined }),
    changed('data that is text', { AdditionalData: '{}' }),
    data('no game', { GameSlug: null }),
    data('a currency in small letters', { PlayerCurrency: 'try' }),
    data('a currency that is a number', { PlayerCurrency: 949 }),
    data('another currency', { PlayerCurrency: 'EUR' }, '106'),
    data('a bonus that is a list', { BonusId: [] }),
    written('no JSON', () => '{"Request": '),
    written('an empty body', () => ' '),
    written('a list', () => '[1]'),
    written('null', () => 'null'),
    written('a number', () => '1'),
    written('broken UTF-8', (text) => Buffer.concat([Buffer.from(text), Buffer.of(0xff)])),
    written('too large', () => `{"Request":"${'x'.repeat(300_000)}"}`),
    written('deep nesting', () => '['.repeat(50_000) + ']'.repeat(50_000)),
    written('a prototype', () => '{"__proto__":{"LoginName":"everymatrix"}}'),
  ]
}

/** As the very characters on the wire. */
const NO_AMOUNTS = [
  ...['-1', '-0', '-0.01', '0.000001', '1.0000000001', '1e3', '1E+3', '1.0e5'],
  ...['9007199254740993', '90071992547.40992', '1e400', '"1.00"', '""', 'null', 'true', '[1]'],
  ...['{}', 'NaN', 'Infinity', '0x10', '01', '+1', '1_000', '.5', '1.', '1,00'],
  '1,"Amount":1e2',
]

/** W27 of bets. */
export function badAmounts(ways: Ways): BadRequest[] {
  const { changed, written } = sayings(ways)
  return [
    ...['0', '0.0', ...NO_AMOUNTS].map((amount) =>
      written(amount, (text) => text.replace('"@"', amount)),
    ),
    changed('none', { Amount: undefined }),
  ]
}

/** W27 of wins. */
export function badWins({ send }: Ways): BadWin[] {
  const changed = (why: string, Amount: unknown, amount = ''): BadWin => ({
    why,
    says: REFUSED,
    send: (seat, bet) => {
      const fields = resultFields(seat, { ...bet, id: randomUUID() })
      return send(JSON.stringify({ ...fields, Amount }).replace('"@"', amount))
    },
  })
  return [...NO_AMOUNTS.map((amount) => changed(amount, '@', amount)), changed('none', undefined)]
}
