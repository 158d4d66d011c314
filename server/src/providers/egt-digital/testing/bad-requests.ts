import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, Seat, WireReply } from '../../testing/wire.ts'
import { CHECKSUM_HEADER, FIELDS_HEADER } from '../signature.ts'
import { type Members, type Session, transferFields } from './fields.ts'
import { leastOf, signedHeaders } from './sign-request.ts'

type Headers = Record<string, string>
type Bad = {
  send: (path: string, text: string | Buffer, headers: Headers) => Promise<WireReply>
  sessionOf: (seat: Seat) => Session
}

const PATH = '/api/withdraw'
const MISSING = 'ERR_FIELD_MISSING'
const INVALID = 'ERR_INVALID_FIELDS'

function sayings({ send, sessionOf }: Bad) {
  const fieldsFor = (seat: Seat) =>
    transferFields(sessionOf(seat), { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })
  const signed = (members: Members, change: Headers = {}) =>
    send(PATH, JSON.stringify(members), { ...signedHeaders(members), ...change })
  return {
    headers: (why: string, says: string, change: Headers): BadRequest => ({
      why,
      says,
      send: (seat) => signed(fieldsFor(seat), change),
    }),
    changed: (why: string, says: string, change: Members): BadRequest => ({
      why,
      says,
      send: (seat) => signed({ ...fieldsFor(seat), ...change }),
    }),
    timed: (why: string, timeOf: (nowMs: number) => unknown): BadRequest => ({
      why,
      says: 'ERR_INTEGRITY_CHECK_FAILED',
      send: (seat) => {
        const members = fieldsFor(seat)
        return signed({ ...members, timestamp: timeOf(Number(members.timestamp)) })
      },
    }),
    /** Signed right, as far as it can be, over a text of its own. */
    written: (why: string, says: string, write: (text: string) => string | Buffer): BadRequest => ({
      why,
      says,
      send: (seat) => {
        const members = fieldsFor(seat)
        const text = JSON.stringify({ ...members, amount: '@' })
        return send(PATH, write(text), signedHeaders(leastOf(members)))
      },
    }),
  }
}

/** W26 in EGT Digital's words. */
export function badRequests(bad: Bad): BadRequest[] {
  const { headers, changed, timed, written } = sayings(bad)
  const forged = Buffer.alloc(64, 7).toString('base64')
  const required = ['transferId', 'sessionId', 'roundNumber', 'gameKey', 'currency', 'amount']
  return [
    headers('no checksum', 'ERR_MISSING_HEADERS', { [CHECKSUM_HEADER]: '' }),
    headers('no list of fields', 'ERR_MISSING_HEADERS', { [FIELDS_HEADER]: '' }),
    headers('a field that is not there', MISSING, { [FIELDS_HEADER]: 'requestId,nonsense' }),
    headers('a member of every object', MISSING, { [FIELDS_HEADER]: 'toString' }),
    headers('another checksum', 'ERR_INTEGRITY_CHECK_FAILED', { [CHECKSUM_HEADER]: forged }),
    headers('no base64', 'ERR_INTEGRITY_CHECK_FAILED', { [CHECKSUM_HEADER]: '%%%' }),
    headers('another order', 'ERR_INTEGRITY_CHECK_FAILED', {
      [FIELDS_HEADER]: 'timestamp,requestId,playerId',
    }),
    ...['requestId', 'timestamp', 'playerId', ...required].map((name) =>
      changed(`no ${name}`, MISSING, { [name]: undefined }),
    ),
    ...required.map((name) => changed(`${name} is a list`, INVALID, { [name]: ['a'] })),
    timed('signed more than five minutes ago', (now) => now - 300_001),
    timed('signed more than five minutes ahead', (now) => now + 300_001),
    timed('signed in seconds', (now) => Math.floor(now / 1_000)),
    timed('signed at no time', () => 'noon'),
    changed('a NUL in an id', INVALID, { transferId: 'a\u0000b' }),
    changed('an id too long', INVALID, { transferId: 'a'.repeat(300) }),
    changed('an id with a space', INVALID, { transferId: 'round r-1' }),
    changed('a flag that is text', INVALID, { roundCompleted: 'true' }),
    changed('a currency in small letters', INVALID, { currency: 'try' }),
    changed('a gift that is text', INVALID, { giftSpin: 'b-1' }),
    changed('a player nobody is', 'ERR_INVALID_PLAYER_ID', { playerId: randomUUID() }),
    changed('a player who was never ours', 'ERR_INVALID_PLAYER_ID', { playerId: "'or'1'='1" }),
    written('no JSON', INVALID, () => '{"playerId": '),
    written('an empty body', INVALID, () => ' '),
    written('a list', INVALID, () => '[1]'),
    written('null', INVALID, () => 'null'),
    written('broken UTF-8', INVALID, (text) => Buffer.concat([Buffer.from(text), Buffer.of(255)])),
    written('too large', INVALID, () => `{"a":"${'x'.repeat(300_000)}"}`),
    written('deep nesting', INVALID, () => '['.repeat(50_000) + ']'.repeat(50_000)),
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
export function badAmounts(bad: Bad): BadRequest[] {
  const { written } = sayings(bad)
  return ['0', ...NO_AMOUNTS].map((amount) =>
    written(amount, INVALID, (text) => text.replace('"@"', amount)),
  )
}

/** W27 of wins. */
export const badWins = ({ send, sessionOf }: Bad): BadWin[] =>
  NO_AMOUNTS.map((amount) => ({
    why: amount,
    says: INVALID,
    send: (seat, bet) => {
      const members = {
        ...transferFields(sessionOf(seat), { ...bet, id: randomUUID() }),
        reason: 'ROUND_END',
        jackpotWins: [],
        amount: '@',
      }
      const text = JSON.stringify(members).replace('"@"', amount)
      return send('/deposit', text, signedHeaders(leastOf(members)))
    },
  }))
