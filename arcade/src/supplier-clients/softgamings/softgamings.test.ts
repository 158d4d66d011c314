import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { type Fault, openSoftgamingsOperator } from '../../testing/softgamings-operator.ts'
import { OFFERED_SLOTS, offeredGames } from '../offered-games.ts'
import { SYSTEM } from './operator.ts'
import { hmacOf, isHashOf } from './signature.ts'

const GAME = 'zar_nazar_degmez'
const LAUNCH = {
  Login: 'ayse17',
  Password: 'a long enough one',
  System: SYSTEM,
  Page: GAME,
  UserIP: '127.0.0.1',
  Currency: 'TRY',
  Language: 'tr',
  ExtParam: 'operator-session-token',
  Referer: 'http://site.test/casino/slot',
  IsMobile: '0',
}
const HASHED = { 'Game/FullList': [], 'User/AuthHTML': ['Login', 'Password', 'System'] }

let fixture: ArcadeFixture
let softgamings: Awaited<ReturnType<typeof openSoftgamingsOperator>>
beforeAll(async () => {
  softgamings = await openSoftgamingsOperator()
  fixture = await openTestArcade({ softgamings: softgamings.operator })
})
beforeEach(() => {
  softgamings.calls.length = 0
  softgamings.faults.length = 0
})
afterAll(async () => {
  await fixture.close()
  await softgamings.close()
})

async function ask(method: keyof typeof HASHED, fields: Record<string, string>, change = {}) {
  const { apiKey, apiPassword, serverIp } = softgamings.operator
  const TID = 'T1000'
  const own = HASHED[method].map((name) => fields[name] ?? '')
  const Hash = hash('md5', [method, serverIp, TID, apiKey, ...own, apiPassword].join('/'))
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/System/Api/${apiKey}/${method}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, TID, Hash, ...change }).toString(),
  })
  return { status: reply.statusCode, text: reply.body }
}

async function launched(change: Partial<typeof LAUNCH> = {}) {
  const { text } = await ask('User/AuthHTML', { ...LAUNCH, ...change })
  const url =
    /^1,<div id="egamings_container"><\/div><script>location\.replace\("([^"]+)"\)<\/script>$/
  return new URL(url.exec(text)?.[1] ?? '')
}
const seated = async (login: string) =>
  (await launched({ Login: login })).searchParams.get('token') ?? ''

test('the check values of a debit, of a reply and of a request', () => {
  const debit = {
    type: 'debit',
    userid: 'player1',
    currency: 'EUR',
    amount: '5.00',
    tid: 'T1',
    i_gameid: 'R1',
    i_actionid: 'A1',
    i_extparam: 'X1',
    hmac: '',
  }
  expect(hmacOf(debit, 's3cret')).toBe(
    '9785256e79b41842771123dfd6c6e34bd064a3d42fb0fe48cc5386e6c531ba79',
  )
  expect(hmacOf({ status: 'OK', tid: 'T1', balance: '95.00' }, 's3cret')).toBe(
    '2f01a1420d558615a60b8f6511f46c4ddfcdd1fa7a98e5acb496a56fe979a09e',
  )
  const parts = ['Game/FullList', '203.0.113.10', 'T1000', 'KEY123', 'PWD456']
  expect(isHashOf('c4079a5494e3704e4ff38152e870f645', parts)).toBe(true)
  expect(isHashOf('', parts)).toBe(false)
})

test('the list names every game of this supplier with its merchant, page and return', async () => {
  const { status, text } = await ask('Game/FullList', {})
  const list = JSON.parse(text)
  expect(status).toBe(200)
  expect(list.games.map(({ PageCode }: { PageCode: string }) => PageCode)).toEqual(
    offeredGames('softgamings').map(({ gameCode }) => gameCode),
  )
  expect(list.games[0]).toMatchObject({ MerchantID: SYSTEM, RTP: '96.22', CategoryID: ['16'] })
  expect(list.merchants[SYSTEM].Name).toBe('Zar Arcade')
  expect(list.merchants[list.games[0].SubMerchantID].Name).toBe(OFFERED_SLOTS.softgamings[0].studio)
  expect(list.merchantsCurrencies[0]).toMatchObject({ IDMerchant: SYSTEM, Currencies: ['TRY'] })
})

test('a launch answers a page whose script opens the game with a token of the arcade’s own', async () => {
  const url = await launched()
  expect(url.origin + url.pathname).toBe(`http://arcade.test/play/${GAME}`)
  expect(url.searchParams.get('lobby')).toBe(LAUNCH.Referer)
  expect(url.href).not.toContain(LAUNCH.ExtParam)
  const { session } = (await fixture.get(`/api/session?token=${url.searchParams.get('token')}`))
    .body
  expect(session).toMatchObject({ gameCode: GAME, isDemo: false, balanceKurus: 1_000_000 })
  expect(softgamings.calls).toEqual([
    {
      type: 'balance',
      userid: 'ayse17',
      currency: 'TRY',
      i_extparam: LAUNCH.ExtParam,
      i_gamedesc: `${SYSTEM}:${GAME}`,
    },
  ])
})

test.each([
  ['another password', { Password: 'not what was hashed' }, 422, '34,Invalid Request'],
  ['no hash', { Hash: '' }, 422, '34,Invalid Request'],
  ['an endless nonce', { TID: 'T'.repeat(33) }, 422, '34,Invalid Request'],
])('a call with %s is turned away', async (_, change, status, text) => {
  expect(await ask('User/AuthHTML', LAUNCH, change)).toEqual({ status, text })
})

test.each([
  ['an unknown page', { Page: 'zar_yok' }, '36,Unknown page'],
  ['a page of another supplier', { Page: 'zar_nar_bahcesi' }, '36,Unknown page'],
  ['a currency it cannot pay', { Currency: 'EUR' }, '37,Unknown currency'],
  ['a password that has the login', { Password: 'xayse17x' }, '35,Wrong login or password'],
  ['a login with a colon', { Login: 'ay:se' }, '34,Invalid Request'],
  ['another merchant', { System: '1' }, '34,Invalid Request'],
  ['a lobby that is a script', { Referer: 'javascript:alert(1)' }, '34,Invalid Request'],
])('a launch with %s is declined', async (_, change, text) => {
  expect((await ask('User/AuthHTML', { ...LAUNCH, ...change })).text).toBe(text)
})

test('a round is a signed debit and a signed credit of one game id', async () => {
  const token = await seated('round-player')
  const spun = await fixture.spin(token, 4_000)
  const { id, winKurus } = spun.body.round
  const done = await fixture.finish(token, id)
  const shared = {
    userid: 'round-player',
    currency: 'TRY',
    i_extparam: LAUNCH.ExtParam,
    i_gameid: id.replaceAll('-', ''),
    i_gamedesc: `${SYSTEM}:${GAME}`,
  }
  const [debit, credit] = softgamings.calls
  expect(debit).toMatchObject({ ...shared, type: 'debit', subtype: 'debit', amount: '40.00' })
  const amount = (winKurus / 100).toFixed(2)
  expect(credit).toMatchObject({ ...shared, type: 'credit', subtype: 'credit', amount })
  expect(debit?.tid).toMatch(/^[\da-f]{32}$/)
  expect(credit?.tid).not.toBe(debit?.tid)
  expect(done.body.balanceKurus).toBe(softgamings.books.balanceKurus)
  expect(fixture.operator.callsTo('bet')).toEqual([])
})

test.each<Fault>(['drop', 'hang', '500', 'nonsense', 'unsigned', 'another tid'])(
  'a debit answered by %s is asked again under its tid, and taken once',
  async (fault) => {
    const before = softgamings.books.balanceKurus
    softgamings.faults.push(fault)
    const token = await seated(`again-${fault.toString().replace(' ', '-')}`)
    const spun = await fixture.spin(token, 2_000)
    expect(spun.status).toBe(200)
    expect(new Set(softgamings.calls.map(({ tid }) => tid)).size).toBe(1)
    expect(softgamings.calls).toHaveLength(2)
    expect(softgamings.books.balanceKurus).toBe(before - 2_000)
  },
)

test.each([
  ['insufficient funds', 409, 'not_enough_money'],
  ['limit reached', 409, 'limit_reached'],
])('a debit refused with %s is not followed by a rollback', async (error, status, refusal) => {
  softgamings.faults.push({ error })
  const spun = await fixture.spin(await seated(`refused-${refusal.replaceAll('_', '-')}`))
  expect([spun.status, spun.body.refusal]).toEqual([status, refusal])
  await fixture.sweepAll()
  expect(softgamings.calls).toHaveLength(1)
})

test('a debit of which nothing is known is taken back by a credit that names it', async () => {
  const before = softgamings.books.balanceKurus
  softgamings.faults.push('drop', 'drop', 'drop')
  const spun = await fixture.spin(await seated('doubtful-player'), 2_000)
  expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
  await fixture.sweepAll()
  const rollback = softgamings.calls.at(-1)
  expect(rollback).toMatchObject({
    type: 'credit',
    amount: '20.00',
    i_rollback: softgamings.calls[0]?.tid,
  })
  expect(softgamings.books.balanceKurus).toBe(before)
})

test('the rollback of a debit that never came ends there', async () => {
  softgamings.faults.push({ error: 'internal error' })
  await fixture.spin(await seated('nothing-player'))
  await fixture.sweepAll()
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'voided' })
})

test('a credit that is refused is sent again until it is taken', async () => {
  const token = await seated('owed-player')
  const { round } = (await fixture.spin(token)).body
  softgamings.faults.push({ error: 'internal error' })
  await fixture.finish(token, round.id)
  fixture.later(60_000)
  await fixture.sweepAll()
  const gameId = round.id.replaceAll('-', '')
  const credits = softgamings.calls.filter(
    ({ type, i_gameid }) => type === 'credit' && i_gameid === gameId,
  )
  expect(credits).toHaveLength(2)
  expect(new Set(credits.map(({ tid }) => tid)).size).toBe(1)
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'settled' })
})

test('the seats of the other supplier keep their own wallet', async () => {
  const token = await fixture.seat('hub88-player')
  const spun = await fixture.spin(token)
  expect(spun.status).toBe(200)
  expect(fixture.operator.callsTo('bet')).toHaveLength(1)
  expect(softgamings.calls).toEqual([])
})
