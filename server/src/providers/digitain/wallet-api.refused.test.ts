import pino from 'pino'
import { expect, test } from 'vitest'
import { openWallet } from '../../modules/casino/index.ts'
import { openAddressList } from '../../platform/http/address-list.ts'
import { openHttp } from '../../platform/http/http.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import type { Members } from './testing/fields.ts'
import { codeIn, type DigitainWire, openDigitainWire } from './testing/open-wire.ts'
import { KEY, OPERATOR_ID, signedAt } from './testing/sign-request.ts'
import { digitainWalletApi } from './wallet-api.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
seatEach(openDigitainWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const signedNow = (members: Members = {}) => signedAt(casino.clock.now(), members)
const PATHS = [
  ...['authenticate', 'creategamesession', 'getbalance', 'refreshtoken', 'bet', 'win', 'betwin'],
  ...['refund', 'amend', 'promowin', 'checktxstatus'],
]

test.each(PATHS)('/%s is signed, and refuses what has nothing in it', async (path) => {
  const forged = JSON.stringify({ ...signedNow(), timestamp: '20260301120001' })
  expect(codeIn((await wire.send(`/${path}`, forged)).told)).toBe('12')
  const empty = await wire.send(
    `/${path}`,
    JSON.stringify({ ...signedNow(), operatorId: Number(OPERATOR_ID) }),
  )
  expect(codeIn(empty.told)).toBe(path === 'creategamesession' ? '999' : '17')
  expect(empty.told).toHaveProperty('signature')
})

test.each<[string, () => string, number]>([
  ['nothing', () => '{}', 17],
  ['no JSON', () => 'no JSON', 17],
  ['forged', () => JSON.stringify({ ...signedNow(), signature: 'f'.repeat(64) }), 12],
  ['of another time', () => JSON.stringify({ ...signedNow(), timestamp: '20260301120001' }), 12],
  ['too long', () => `{"operatorId":42,"pad":"${' '.repeat(2_000_000)}"}`, 17],
])('whoever is not them is given no signature: %s', async (_, textOf, code) => {
  expect(JSON.parse((await wire.send('/promowin', textOf())).body)).toEqual({ errorCode: code })
})

test('who calls from elsewhere, or through a proxy here that nobody trusts, is told nothing', async () => {
  const { db, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool: casino.pool, clock, house, log })
  const app = openHttp({ logger: log, random })
  await app.register(digitainWalletApi, {
    prefix: '/wallet/digitain',
    db,
    clock,
    random,
    wallet,
    log,
    operatorId: OPERATOR_ID,
    hmacKey: KEY,
    isTheirAddress: openAddressList(['127.0.0.1']),
  })
  const askFrom = async (remoteAddress: string, headers: Record<string, string>) => {
    const payload = signedNow({ token: seat.token })
    const url = '/wallet/digitain/authenticate'
    return (await app.inject({ method: 'POST', url, headers, payload, remoteAddress })).json()
  }
  expect(await askFrom('127.0.0.1', {})).toMatchObject({ errorCode: 1, playerId: seat.playerId })
  const NOTHING = { errorCode: 12 }
  expect(await askFrom('127.0.0.9', {})).toEqual(NOTHING)
  expect(await askFrom('127.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).toEqual(NOTHING)
  expect(await askFrom('::ffff:127.0.0.1', { forwarded: 'for=198.51.100.9' })).toEqual(NOTHING)
  await app.close()
  await wallet.close()
})
