import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { offeredGames } from '../offered-games.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

async function send(path: string, text: string, key: KeyObject = fixture.operator.keys.private) {
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/operator/generic/v2${path}`,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signatureOf(Buffer.from(text), key),
    },
    payload: text,
  })
  return { status: reply.statusCode, body: reply.json() }
}
const ask = (path: string, body: object) => send(path, JSON.stringify(body))

const LAUNCH = {
  user: 'ayse-17',
  token: 'operator-session-token',
  operator_id: 7,
  platform: 'GPL_MOBILE',
  game_code: 'zar_nar_bahcesi',
  currency: 'TRY',
  lang: 'tr',
  lobby_url: 'http://site.test/casino/slot',
  ip: '127.0.0.1',
  country: 'TR',
  meta: {},
}

test('a launch answers a page with a token of the arcade’s own, bound to player and game', async () => {
  const { status, body } = await ask('/game/url', LAUNCH)
  expect(status).toBe(200)
  const url = new URL(body.url)
  expect(url.origin + url.pathname).toBe('http://arcade.test/play/zar_nar_bahcesi')
  expect(url.searchParams.get('lang')).toBe('tr')
  expect(url.searchParams.get('lobby')).toBe(LAUNCH.lobby_url)
  const token = url.searchParams.get('token') ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(body.url).not.toContain(LAUNCH.token)

  const { session } = (await fixture.get(`/api/session?token=${token}`)).body
  expect(session).toMatchObject({
    gameCode: 'zar_nar_bahcesi',
    isDemo: false,
    language: 'tr',
    currency: 'TRY',
    lobbyUrl: LAUNCH.lobby_url,
  })
  expect(fixture.operator.callsTo('balance').at(-1)).toMatchObject({
    user: 'ayse-17',
    token: LAUNCH.token,
    game_code: 'zar_nar_bahcesi',
  })
})

test('a demo launch needs no player and answers the demo', async () => {
  const { user, token, ...rest } = LAUNCH
  const { status, body } = await ask('/game/url', { ...rest, currency: 'XXX', lang: 'de' })
  expect(status).toBe(200)
  const query = new URL(body.url).searchParams
  expect([query.get('demo'), query.get('token'), query.get('lang')]).toEqual(['1', null, 'en'])
  expect([user, token]).toEqual([LAUNCH.user, LAUNCH.token])
})

test.each([
  ['no user', { user: undefined }, 400, 'invalid: user, token'],
  ['a user of the other supplier', { user: 'softgamings:deniz' }, 400, 'invalid: user'],
  ['no token', { token: null }, 400, 'invalid: user, token'],
  ['a short token', { token: 'short' }, 400, 'invalid: token'],
  ['an unknown platform', { platform: 'GPL_WATCH' }, 400, 'invalid: platform'],
  ['a currency it cannot pay', { currency: 'EUR' }, 400, 'invalid: currency'],
  ['a lobby that is a script', { lobby_url: 'javascript:alert(1)' }, 400, 'invalid: lobby_url'],
  ['a textual operator', { operator_id: '7' }, 400, 'invalid: operator_id'],
  ['an unknown game', { game_code: 'zar_yok' }, 404, 'unknown game'],
  ['a game of another supplier', { game_code: 'zar_nazar_degmez' }, 404, 'unknown game'],
])('a launch with %s is declined', async (_, change, status, error) => {
  const count = () => fixture.database.pool.query('select count(*) from arcade.game_session')
  const before = (await count()).rows
  expect(await ask('/game/url', { ...LAUNCH, ...change })).toEqual({ status, body: { error } })
  expect((await count()).rows).toEqual(before)
})

test('a forged, a missing and a stray signature are turned away', async () => {
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const unsigned = { status: 401, body: { error: 'invalid signature' } }
  expect(await send('/game/url', JSON.stringify(LAUNCH), forger)).toEqual(unsigned)
  const stray = await signatureOf(Buffer.from('{}'), fixture.operator.keys.private)
  for (const headers of [{}, { [SIGNATURE_HEADER]: '' }, { [SIGNATURE_HEADER]: stray }]) {
    const reply = await fixture.app.http.inject({
      method: 'POST',
      url: '/operator/generic/v2/game/list',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"operator_id":7}',
    })
    expect([reply.statusCode, reply.json()]).toEqual([401, unsigned.body])
  }
})

test('signed nonsense is a clear 400, and too much of it a 413', async () => {
  expect(await send('/game/url', '{')).toEqual({
    status: 400,
    body: { error: 'the body is not JSON' },
  })
  expect((await send('/game/url', '[]')).status).toBe(400)
  expect((await send('/game/list', `"${'x'.repeat(65_536)}"`)).status).toBe(413)
})

test('the list names every game of this supplier with its return, volatility, stakes and studio', async () => {
  const { status, body } = await ask('/game/list', { operator_id: 7 })
  expect(status).toBe(200)
  expect(body.map((game: { game_code: string }) => game.game_code)).toEqual(
    offeredGames('hub88').map(({ gameCode }) => gameCode),
  )
  expect(body[0]).toMatchObject({
    name: 'Nar Bahçesi',
    product: 'Lale Stüdyo',
    rtp: '96.40',
    volatility: 4,
    paylines: 20,
    max_win: 4_990,
    min_bet: 200_000,
    max_bet: 200_000_000,
    enabled: true,
    features: ['WILD', 'SCATTER', 'FREE_SPINS', 'MULTIPLIER'],
  })
})

test('a game without free spins lists no feature that it does not have', async () => {
  const { body } = await ask('/game/list', { operator_id: 7 })
  const plain = body.find((game: { game_code: string }) => game.game_code === 'zar_yedi_tepe_777')
  expect(plain.features).toEqual(['WILD'])
})

async function seated(user: string) {
  const { body } = await ask('/game/url', { ...LAUNCH, user })
  return new URL(body.url).searchParams.get('token') ?? ''
}

test('a settled round is listed as its bet and its win, and has a details page', async () => {
  const token = await seated('settled-player')
  const spun = await fixture.spin(token, 4_000)
  const { round } = spun.body
  const open = await ask('/transactions/list', { operator_id: 7, round: round.id })
  expect(open.body.map((item: { kind: string }) => item.kind)).toEqual(['TK_BET'])
  await fixture.finish(token, round.id)
  const { body } = await ask('/transactions/list', { operator_id: 7, round: round.id })
  expect(body).toMatchObject([
    { kind: 'TK_BET', amount: 4_000_000, user: 'settled-player', round: round.id },
    {
      kind: 'TK_WIN',
      amount: round.winKurus * 1_000,
      reference_transaction_uuid: body[0].transaction_uuid,
      round_closed: true,
    },
  ])
  const details = await ask('/game/round', { operator_id: 7, round: round.id })
  const page = new URL(details.body.url)
  expect(page.pathname).toBe('/verify')
  const told = {
    lang: 'tr',
    game: 'zar_nar_bahcesi',
    stake: '4000',
    bet: JSON.stringify({ stakeKurus: 4_000 }),
    moves: '[]',
    digest: round.digest,
    win: String(round.winKurus),
    clientSeed: round.clientSeed,
    commitment: round.commitment,
    nonce: String(round.nonce),
  }
  expect(Object.fromEntries(page.searchParams)).toEqual(told)
  // The seed is told once the player has gone on to another.
  const rotated = await fixture.rotate(token, 'another')
  const { serverSeed } = rotated.body.revealed
  const again = new URL((await ask('/game/round', { operator_id: 7, round: round.id })).body.url)
  expect(Object.fromEntries(again.searchParams)).toEqual({ ...told, serverSeed })
  const unknown = await ask('/game/round', { operator_id: 7, round: randomUUID() })
  expect(unknown).toEqual({ status: 404, body: { error: 'unknown round' } })
})

test('a doubtful stake is listed with the rollback that undid it, a refused one not at all', async () => {
  const start_time = new Date(fixture.clock.nowMs + 60_000).toISOString()
  fixture.later(60_000)
  fixture.operator.faults.bet.push('RS_ERROR_UNKNOWN')
  expect((await fixture.spin(await seated('doubtful-player'))).status).toBe(503)
  fixture.operator.faults.bet.push('RS_ERROR_NOT_ENOUGH_MONEY')
  expect((await fixture.spin(await seated('refused-player'))).status).toBe(409)
  await fixture.spin((await fixture.demo()).token)
  const end_time = new Date(fixture.clock.nowMs + 1).toISOString()
  const { body } = await ask('/transactions/list', { operator_id: 7, start_time, end_time })
  expect(body.map((item: { kind: string; user: string }) => [item.kind, item.user])).toEqual([
    ['TK_BET', 'doubtful-player'],
    ['TK_ROLLBACK', 'doubtful-player'],
  ])
  const neither = await ask('/transactions/list', { operator_id: 7 })
  expect(neither.status).toBe(400)
})
