import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { writeExactJson } from '../../../platform/http/exact-json.ts'
import type { BadRequest, BadWin, Seat, WireReply } from '../../testing/wire.ts'
import { CODES, type Code } from '../statuses.ts'
import { betItem, type Members, winItem } from './fields.ts'
import { signatureAt, signedAt } from './sign-request.ts'

type Bad = { send: (path: string, text: string | Buffer) => Promise<WireReply>; clock: Clock }

const { missingParameter, invalidSignature, wrongOperator, wrongOperationType } = CODES

function sayings({ send, clock }: Bad) {
  const itemFor = (seat: Seat) =>
    betItem(seat, { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })
  const textFor = (seat: Seat, change: Members = {}, item: Members = {}) =>
    writeExactJson({
      ...signedAt(clock.now(), { items: [{ ...itemFor(seat), ...item }] }),
      ...change,
    })
  return {
    message: (why: string, says: Code, change: Members | (() => Members)): BadRequest => ({
      why,
      says: String(says),
      send: (seat) => send('/bet', textFor(seat, typeof change === 'function' ? change() : change)),
    }),
    item: (why: string, says: Code, change: Members): BadRequest => ({
      why,
      says: String(says),
      send: (seat) => send('/bet', textFor(seat, {}, change)),
    }),
    written: (why: string, says: Code, write: (text: string) => string | Buffer): BadRequest => ({
      why,
      says: String(says),
      send: (seat) => send('/bet', write(textFor(seat, {}, { betAmount: '@' }))),
    }),
  }
}

/** W26 in Digitain's codes. */
export function badRequests(bad: Bad): BadRequest[] {
  const { message, item, written } = sayings(bad)
  const away = (ms: number) => () => signatureAt(new Date(bad.clock.now().getTime() + ms))
  const required = ['token', 'playerId', 'gameId', 'roundId', 'txId', 'betAmount', 'currencyId']
  const none = (name: string) => ({ [name]: undefined })
  return [
    ...['operatorId', 'timestamp', 'signature', 'items'].map((name) =>
      message(`no ${name}`, missingParameter, none(name)),
    ),
    message('another signature', invalidSignature, { signature: 'a'.repeat(64) }),
    message('a signature cut short', invalidSignature, { signature: 'caff30' }),
    message('the signature of another time', invalidSignature, { timestamp: '20260101120001' }),
    message('an operator who is not the signed one', invalidSignature, { operatorId: '43' }),
    message('another operator', wrongOperator, () => signatureAt(bad.clock.now(), '43')),
    message('signed more than five minutes ago', invalidSignature, away(-301_000)),
    message('signed more than five minutes ahead', invalidSignature, away(301_000)),
    message('items that are none', missingParameter, { items: {} }),
    message('no item at all', missingParameter, { items: [] }),
    message('an item that is text', missingParameter, { items: ['bet'] }),
    message('a flag that is text', missingParameter, { allOrNone: 'true' }),
    ...[...required, 'operationType'].map((name) =>
      item(`no ${name}`, missingParameter, none(name)),
    ),
    ...required.map((name) => item(`${name} is a list`, missingParameter, { [name]: ['a'] })),
    item('a NUL in an id', missingParameter, { txId: 'a\u0000b' }),
    item('an id too long', missingParameter, { txId: 'a'.repeat(300) }),
    item('an id with a space', missingParameter, { txId: 'a win' }),
    item('a change of balance that is text', missingParameter, { changeBalance: 'no' }),
    item('a currency in small letters', missingParameter, { currencyId: 'try' }),
    item('an operation that is a win', wrongOperationType, { operationType: '2' }),
    item('an operation of no known name', wrongOperationType, { operationType: '50' }),
    item('a player nobody is', CODES.playerNotFound, { playerId: randomUUID() }),
    item('a player who was never ours', CODES.playerNotFound, { playerId: "'or'1'='1" }),
    written('no JSON', missingParameter, () => '{"items": '),
    written('an empty body', missingParameter, () => ' '),
    written('a list', missingParameter, () => '[1]'),
    written('null', missingParameter, () => 'null'),
    written('broken UTF-8', missingParameter, (text) =>
      Buffer.concat([Buffer.from(text), Buffer.of(255)]),
    ),
    written('too large', missingParameter, () => `{"a":"${'x'.repeat(3_000_000)}"}`),
    written('deep nesting', missingParameter, () => '['.repeat(50_000) + ']'.repeat(50_000)),
    written('deep nesting in what is echoed', missingParameter, (text) =>
      text.replace('"@"', '1').replace('"info":""', `"info":${'['.repeat(200)}${']'.repeat(200)}`),
    ),
  ]
}

/** As the very characters on the wire. */
const NO_AMOUNTS = [
  ...['-1', '-0', '0.000001', '1.0000000001', '1e3', '1E+3', '0.1e1', '-0.5'],
  ...['90071992547.40992', '9007199254740993', '1e400', '1.00000000000000000001'],
  ...['"1"', '"1.00"', 'null', 'true', '[1]', '{}', '""', 'NaN', 'Infinity', '0x10', '01'],
  ...['+1', '1_000', '.5', '1.', '1,5'],
]
const twice = (name: string) => `1,"${name}":1e2`

/** W27 of bets. */
export function badAmounts(bad: Bad): BadRequest[] {
  const { written } = sayings(bad)
  return ['0', '0.0', ...NO_AMOUNTS, twice('betAmount')].map((amount) =>
    written(amount, missingParameter, (text) => text.replace('"@"', amount)),
  )
}

/** W27 of wins. */
export const badWins = ({ send, clock }: Bad): BadWin[] =>
  [...NO_AMOUNTS, twice('winAmount')].map((amount) => ({
    why: amount,
    says: String(missingParameter),
    send: (seat, bet) => {
      const item = winItem(seat, { ...bet, id: randomUUID(), betId: bet.id })
      const text = writeExactJson(signedAt(clock.now(), { items: [{ ...item, winAmount: '@' }] }))
      return send('/win', text.replace('"@"', amount))
    },
  }))
