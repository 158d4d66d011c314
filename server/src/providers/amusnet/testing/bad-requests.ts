import { randomUUID } from 'node:crypto'
import type { BadRequest, BadWin, Seat, WireReply } from '../../testing/wire.ts'
import { CREDENTIALS, type Fields, withdrawFields, xmlOf } from './fields.ts'

type Bad = {
  send: (path: string, text: string | Buffer) => Promise<WireReply>
  sessionOf: (seat: Seat) => string
}

const PATH = '/Withdraw'
const NAME = 'WithdrawRequest'
const REFUSED = '3000'

/** The contract has one code for all that cannot be right. */
function sayings({ send, sessionOf }: Bad) {
  const fieldsFor = (seat: Seat) =>
    withdrawFields(seat, sessionOf(seat), { id: randomUUID(), amountE5: 100_000n, round: 'r-1' })
  return {
    raw: (why: string, text: (seat: Seat) => string | Buffer): BadRequest => ({
      why,
      says: REFUSED,
      send: (seat) => send(PATH, text(seat)),
    }),
    changed: (why: string, change: Fields): BadRequest => ({
      why,
      says: REFUSED,
      send: (seat) => send(PATH, xmlOf(NAME, { ...fieldsFor(seat), ...change })),
    }),
    written: (seat: Seat) => xmlOf(NAME, fieldsFor(seat)),
  }
}

/** W26 in XML. */
export function badRequests(bad: Bad): BadRequest[] {
  const { raw, changed, written } = sayings(bad)
  const required = [
    ...['UserName', 'Password', 'PlayerId', 'PortalCode', 'SessionId', 'TransferId'],
    ...['GameId', 'GameNumber', 'Reason'],
  ]
  return [
    ...required.map((name) => changed(`no ${name}`, { [name]: null })),
    ...required.map((name) => changed(`${name} is empty`, { [name]: '' })),
    ...required.map((name) => changed(`${name} holds elements`, { [name]: { A: 'b' } })),
    changed('another password', { Password: 'p&ss<worD of the tests' }),
    changed('a longer password', { Password: `${CREDENTIALS.password}d` }),
    changed('another user name', { UserName: 'amusnet2' }),
    changed('a reason that pays', { Reason: 'ROUND_END' }),
    changed('a reason of nobody’s', { Reason: 'ROUND' }),
    changed('another portal', { PortalCode: 'OTHER_REAL_TRY' }),
    changed('a portal without a currency', { PortalCode: 'ZAR_REAL' }),
    changed('a portal of another currency', { PortalCode: 'ZAR_REAL_EUR' }),
    changed('a player nobody is', { PlayerId: randomUUID() }),
    changed('a player who was never ours', { PlayerId: "'or'1'='1" }),
    changed('an id too long', { TransferId: 'a'.repeat(300) }),
    changed('an id with a space', { TransferId: 'a return' }),
    raw('nothing', () => ' '),
    raw('no XML', () => '{"UserName": "amusnet"}'),
    raw('broken UTF-8', (seat) => Buffer.concat([Buffer.from(written(seat)), Buffer.of(0xff)])),
    raw('another document', (seat) => written(seat).replaceAll(NAME, 'DepositRequest')),
    raw('cut off', (seat) => written(seat).slice(0, -3)),
    raw('two documents', (seat) => written(seat) + written(seat).replace(/<\?.*\?>/, '')),
    raw('a field twice', (seat) => written(seat).replace(/<Amount>/, '<Amount>1</Amount><Amount>')),
    raw('a document type', (seat) =>
      written(seat).replace('?>', `?><!DOCTYPE ${NAME} [<!ENTITY a "b">]>`),
    ),
    raw('an entity', (seat) => written(seat).replace('DESKTOP', '&lol;')),
    raw('a CDATA section', (seat) => written(seat).replace('DESKTOP', '<![CDATA[DESKTOP]]>')),
    raw('deep nesting', () => '<a>'.repeat(20_000) + '</a>'.repeat(20_000)),
    raw('too large', (seat) => written(seat) + ' '.repeat(300_000)),
  ]
}

/** As the very characters of the element. */
const NO_AMOUNTS = [
  ...['-1', '-0', '0.5', '1.5', '100.0', '1e3', '1E+3', '0x10', '01', '+1', '1_000', '.5'],
  ...['9007199254740993', '99999999999999999999', 'NaN', 'Infinity', '1 0', '', '١٠', 'true'],
]
const NO_ELEMENTS = { none: null, elements: { Value: '100' } }

/** W27 of bets. */
export function badAmounts(bad: Bad): BadRequest[] {
  const { changed } = sayings(bad)
  return [
    ...['0', ...NO_AMOUNTS].map((amount) => changed(amount, { Amount: amount })),
    ...Object.entries(NO_ELEMENTS).map(([why, Amount]) => changed(why, { Amount })),
  ]
}

/** W27 of wins. */
export function badWins({ send, sessionOf }: Bad): BadWin[] {
  const changed = (why: string, Amount: string | null | Fields): BadWin => ({
    why,
    says: REFUSED,
    send: (seat, bet) => {
      const fields = withdrawFields(seat, sessionOf(seat), { ...bet, id: randomUUID() })
      return send('/Deposit', xmlOf('DepositRequest', { ...fields, Reason: 'ROUND_END', Amount }))
    },
  })
  return [
    ...NO_AMOUNTS.map((amount) => changed(amount, amount)),
    ...Object.entries(NO_ELEMENTS).map(([why, amount]) => changed(why, amount)),
  ]
}
