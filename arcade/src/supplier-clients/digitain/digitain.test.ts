import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, openDigitainOperator } from '../../testing/digitain-operator.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { offeredGames } from '../offered-games.ts'
import { seatUserOf } from '../supplier-client.ts'
import { signatureOf } from './signature.ts'

const GAME = 'zar_sultanin_taci'
const LAUNCH = {
  gameid: GAME,
  playMode: 'real',
  deviceType: '2',
  lang: 'tr',
  operatorId: '42',
  token: 'operator-session-token',
  mainDomain: 'site.test',
}

let fixture: ArcadeFixture
let digitain: Awaited<ReturnType<typeof openDigitainOperator>>
beforeAll(async () => {
  digitain = await openDigitainOperator()
  fixture = await openTestArcade({ digitain: digitain.operator })
})
beforeEach(() => {
  digitain.calls.length = 0
  digitain.faults.length = 0
})
afterAll(async () => {
  await fixture.close()
  await digitain.close()
})

async function launch(change: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...LAUNCH, ...change })
  const url = `/GamesLaunch/Launch?${query}`
  const reply = await fixture.app.http.inject({ method: 'GET', url })
  const location = reply.headers.location
  return { status: reply.statusCode, url: location ? new URL(String(location)) : undefined }
}
/** A seat of its own: only one round at a time is played at each. */
async function seated() {
  const token = (await launch()).url?.searchParams.get('token') ?? ''
  fixture.later(10_000)
  digitain.calls.length = 0
  return token
}
const paths = () => digitain.calls.map(({ path }) => path)

test('the check value of the facts', () => {
  const signer = { operatorId: '42', hmacKey: 'digikey' }
  expect(signatureOf(signer, '20260101120000')).toBe(
    'caff30a39892c09463271b9a8caf490591a0a1b3f98b63556cbd5e8ca25bd5be',
  )
})

test('the list has the games of this supplier with what a player must be told', async () => {
  const { status, body } = await fixture.get('/digitain/games.json')
  expect(status).toBe(200)
  expect(body.map(({ id }: { id: string }) => id)).toEqual(
    offeredGames('digitain').map(({ gameCode }) => gameCode),
  )
  expect(body[0]).toMatchObject({
    name: { tr: 'Sultan’ın Tacı', en: 'Sultan’s Crown' },
    section: 'slot',
    isOpen: true,
  })
  expect(body[0].rtpBp).toBeGreaterThan(9_000)
})

test('a launch asks whose token it is, and goes to the game with one of the arcade’s own', async () => {
  const { status, url } = await launch()
  expect(status).toBe(302)
  expect(`${url?.origin}${url?.pathname}`).toBe(`http://arcade.test/play/${GAME}`)
  expect(url?.searchParams.get('lobby')).toBe('https://site.test/')
  expect(url?.href).not.toContain(LAUNCH.token)
  expect(digitain.calls).toMatchObject([{ path: 'authenticate', fields: { token: LAUNCH.token } }])
  const { session } = (await fixture.get(`/api/session?token=${url?.searchParams.get('token')}`))
    .body
  expect(session).toMatchObject({ gameCode: GAME, isDemo: false, balanceKurus: 1_000_000 })
  expect(digitain.calls.at(-1)).toMatchObject({
    path: 'getbalance',
    fields: { playerId: 'ayse-17', currencyId: 'TRY' },
  })
})

test('a token that the operator does not know, or an operator that is silent, opens no seat', async () => {
  for (const faults of [[2], [3], [12], ['drop', 'hang', '500']] as Fault[][]) {
    digitain.faults.push(...faults)
    const { url } = await launch()
    const token = url?.searchParams.get('token')
    expect([token, url?.searchParams.get('demo')]).toEqual(['none', null])
    expect((await fixture.get(`/api/session?token=${token}`)).body).toEqual({
      refusal: 'session_unknown',
    })
  }
  digitain.calls.length = 0
  expect((await launch({ token: '' })).url?.searchParams.get('token')).toBe('none')
  expect(digitain.calls).toEqual([])
})

test('play for nothing needs no token and asks no wallet', async () => {
  const { url } = await launch({ playMode: 'fun', token: '', lang: 'de' })
  const told = ['demo', 'token', 'lang'].map((name) => url?.searchParams.get(name))
  expect(told).toEqual(['1', null, 'en'])
  expect(digitain.calls).toEqual([])
})

test.each([
  ['another operator', { operatorId: '43' }],
  ['a game of another supplier', { gameid: 'zar_nar_bahcesi' }],
  ['a site that is a script', { mainDomain: 'javascript:alert(1)' }],
  ['a site with a path', { mainDomain: 'site.test/evil' }],
  ['an unknown mode', { playMode: 'both' }],
  ['an unknown device', { deviceType: '3' }],
  ['an endless token', { token: 'x'.repeat(300) }],
])('a launch with %s is declined', async (_, change) => {
  const { status, url } = await launch(change as Record<string, string>)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(url).toBeUndefined()
  expect(digitain.calls).toEqual([])
})

test('a further stake of a round is another signed bet of the same round', async () => {
  const token = await fixture.seat(seatUserOf('digitain', 'ayse-17'), 'zar_liman_holdem')
  const before = digitain.books.balanceKurus
  const { body: begun } = await fixture.begin(token, { anteKurus: 1_000, aaKurus: 500 })
  const { id } = begun.round
  const { status, body: called } = await fixture.move(token, id, { call: true })
  expect([status, called.round.isDecided]).toEqual([200, true])
  await fixture.finish(token, id)
  const bets = digitain.calls.filter(({ path }) => path === 'bet')
  expect(bets.map(({ item }) => item?.roundId)).toEqual([id, id])
  expect(bets.map(({ item }) => item?.betAmount)).toEqual([15, 20])
  expect(new Set(bets.map(({ item }) => item?.txId)).size).toBe(2)
  const round = (await fixture.rounds()).find((row) => row.id === id)
  expect(round).toMatchObject({ state: 'settled' })
  expect(digitain.books.balanceKurus - before).toBe(round.win_kurus - 3_500)
})

test('a round is a signed bet and a signed win of one round', async () => {
  const token = await seated()
  const spun = await fixture.spin(token, 4_000)
  const { id, winKurus } = spun.body.round
  const done = await fixture.finish(token, id)
  const [bet, win] = digitain.calls
  const shared = { playerId: 'ayse-17', gameId: GAME, roundId: id, currencyId: 'TRY' }
  expect(bet).toMatchObject({
    path: 'bet',
    item: { ...shared, betAmount: 40, operationType: 1, token: LAUNCH.token },
  })
  expect(win).toMatchObject({
    path: 'win',
    item: { ...shared, winAmount: winKurus / 100, operationType: 2 },
  })
  expect(win?.item.betTxId).toBe(bet?.item.txId)
  expect(win?.item.txId).not.toBe(bet?.item.txId)
  expect(done.body.balanceKurus).toBe(digitain.books.balanceKurus)
  expect(fixture.operator.callsTo('bet')).toEqual([])
})

test.each<Fault>(['drop', 'hang', '500', 'nonsense', 'unsigned', 'another tx'])(
  'a bet answered by %s is asked again under its id, and taken once',
  async (fault) => {
    const token = await seated()
    const before = digitain.books.balanceKurus
    digitain.faults.push(fault)
    const spun = await fixture.spin(token, 2_000)
    expect([spun.status, spun.body.balanceKurus]).toEqual([200, before - 2_000])
    expect(paths()).toEqual(['bet', 'bet'])
    expect(new Set(digitain.calls.map(({ item }) => item.txId)).size).toBe(1)
    expect(digitain.books.balanceKurus).toBe(before - 2_000)
    await fixture.finish(token, spun.body.round.id)
  },
)

test('a bet refused for its funds is not followed by a refund', async () => {
  const token = await seated()
  digitain.faults.push(6)
  const spun = await fixture.spin(token)
  expect([spun.status, spun.body.refusal]).toEqual([409, 'not_enough_money'])
  await fixture.sweepAll()
  expect(paths()).toEqual(['bet'])
})

test.each([
  [3, 'session_unknown'],
  [11, 'game_stopped'],
  [999, 'wallet_down'],
  [12, 'wallet_down'],
])('a bet answered %i is refunded, and the round ends there', async (code, refusal) => {
  const token = await seated()
  digitain.faults.push(code)
  expect((await fixture.spin(token)).body.refusal).toBe(refusal)
  await fixture.sweepAll()
  expect(paths()).toEqual(['bet', 'refund'])
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'voided' })
})

test('a bet of which nothing is known is given back by a refund that names it and is held', async () => {
  const token = await seated()
  const before = digitain.books.balanceKurus
  digitain.faults.push('drop', 'drop', 'drop')
  const spun = await fixture.spin(token, 2_000)
  expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
  await fixture.sweepAll()
  expect(digitain.calls.at(-1)).toMatchObject({
    path: 'refund',
    item: { originalTxId: digitain.calls[0]?.item.txId, operationType: 3, holdEarlyRefund: true },
  })
  expect(digitain.books.balanceKurus).toBe(before)
})

test.each<[string, Fault[]]>([
  ['that is refused', [999]],
  ['whose reply is lost', ['drop', 'drop', 'drop']],
])('a refund %s is sent again under its id until it is taken', async (_, faults) => {
  const token = await seated()
  const before = digitain.books.balanceKurus
  digitain.faults.push('drop', 'drop', 'drop', ...faults)
  await fixture.spin(token, 2_000)
  for (let sweeps = 0; sweeps < 5; sweeps++) {
    fixture.later(60_000)
    await fixture.sweepAll()
  }
  const refunds = digitain.calls.filter(({ path }) => path === 'refund')
  expect(refunds.length).toBe(faults.length + 1)
  expect(new Set(refunds.map(({ item }) => item.txId)).size).toBe(1)
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'voided' })
  expect(digitain.books.balanceKurus).toBe(before)
})

test('a win that is refused is sent again until it is taken, and one that was is not paid twice', async () => {
  const token = await seated()
  const { round } = (await fixture.spin(token)).body
  const before = digitain.books.balanceKurus
  digitain.faults.push(7, 'drop')
  await fixture.finish(token, round.id)
  fixture.later(60_000)
  await fixture.sweepAll()
  const wins = digitain.calls.filter(({ path }) => path === 'win')
  expect(wins).toHaveLength(3)
  expect(new Set(wins.map(({ item }) => item.txId)).size).toBe(1)
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'settled' })
  expect(digitain.books.balanceKurus).toBe(before + round.winKurus)
})

test('the seats of another supplier keep their own wallet', async () => {
  const token = await fixture.seat(`player-${randomUUID()}`)
  expect((await fixture.spin(token)).status).toBe(200)
  expect(fixture.operator.callsTo('bet')).toHaveLength(1)
  expect(digitain.calls).toEqual([])
})
