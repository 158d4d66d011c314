import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, openEverymatrixOperator } from '../../testing/everymatrix-operator.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { offeredGames } from '../offered-games.ts'

const GAME = 'zar_fener_gecesi'
const LOBBY = 'http://site.test/casino/slot'

let fixture: ArcadeFixture
let everymatrix: Awaited<ReturnType<typeof openEverymatrixOperator>>
beforeAll(async () => {
  everymatrix = await openEverymatrixOperator()
  fixture = await openTestArcade({ everymatrix: everymatrix.operator })
})
beforeEach(() => {
  everymatrix.calls.length = 0
  everymatrix.faults.length = 0
})
afterAll(async () => {
  await fixture.close()
  await everymatrix.close()
})

async function open(slug: string, query: Record<string, string>, operatorId = '2407') {
  const { statusCode, headers, body } = await fixture.app.http.inject({
    url: `/everymatrix/Loader/Start/${operatorId}/${slug}?${new URLSearchParams(query)}`,
  })
  return { status: statusCode, headers, body, url: headers.location }
}
const START = { language: 'tr', funMode: 'False', casinolobbyurl: LOBBY, cashierurl: LOBBY }

/** The page's token of a player whose session the operator knows. */
async function seated(user: string): Promise<string> {
  everymatrix.sessions.set(`sid-${user}`, { user, currency: 'TRY' })
  const { url } = await open(GAME, { ...START, _sid: `sid-${user}` })
  everymatrix.calls.length = 0
  return new URL(url ?? '').searchParams.get('token') ?? ''
}

test('the feed is a line for each game that is offered here, and for nothing else', async () => {
  const feed = async (query = '') => {
    const { statusCode, body } = await fixture.app.http.inject({ url: `/everymatrix/feed${query}` })
    expect(statusCode).toBe(200)
    return body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const lines = await feed('?types=game')
  expect(lines.map(({ data }) => data.slug)).toEqual(
    offeredGames('everymatrix').map(({ gameCode }) => gameCode),
  )
  expect(lines[0]).toMatchObject({
    domainID: 2407,
    type: 'game',
    action: 'update',
    id: '7001',
    seq: 1,
    data: {
      slug: GAME,
      vendor: 'Mavi Çini',
      enabled: true,
      theoreticalPayOut: expect.any(Number),
      presentation: { gameName: { '*': 'Fener Gecesi' } },
    },
  })
  expect(await feed()).toEqual(lines)
  expect(await feed('?types=table')).toEqual([])
})

test('the loader asks whose session it is, and opens the game with a token of the arcade’s own', async () => {
  everymatrix.sessions.set('sid-1', { user: 'ayse', currency: 'TRY' })
  const { status, headers, url } = await open(GAME, { ...START, _sid: 'sid-1' })
  const { origin, pathname, searchParams } = new URL(url ?? '')
  expect([status, origin + pathname]).toEqual([302, `http://arcade.test/play/${GAME}`])
  expect(headers['cache-control']).toBe('no-store')
  expect(searchParams.get('lobby')).toBe(LOBBY)
  expect(url).not.toContain('sid-1')
  expect(everymatrix.calls).toEqual([
    {
      ApiVersion: '1.0',
      OperatorId: 2407,
      Request: 'GetAccount',
      ValidateSession: true,
      SessionId: 'sid-1',
    },
  ])
  const { session } = (await fixture.get(`/api/session?token=${searchParams.get('token')}`)).body
  expect(session).toMatchObject({ gameCode: GAME, isDemo: false, balanceKurus: 1_000_000 })
  expect(everymatrix.calls.at(-1)).toMatchObject({
    Request: 'GetBalance',
    ExternalUserId: 'ayse',
    SessionId: 'sid-1',
  })
})

test.each([
  ['is nobody’s', { _sid: 'stolen' }],
  ['is not there', {}],
  ['is in a currency that is not paid here', { _sid: 'sid-eur' }],
])('a session that %s opens no seat and no demo', async (_, sid) => {
  everymatrix.sessions.set('sid-eur', { user: 'ayse', currency: 'EUR' })
  const { status, url } = await open(GAME, { ...START, ...sid })
  const { searchParams } = new URL(url ?? '')
  expect([status, searchParams.get('token'), searchParams.get('demo')]).toEqual([302, 'none', null])
  const refused = await fixture.get('/api/session?token=none')
  expect(refused.body).toMatchObject({ refusal: 'session_unknown' })
})

test('a launch for fun is a demo, and asks the operator nothing', async () => {
  const { url } = await open(GAME, { ...START, funMode: 'True' })
  expect(new URL(url ?? '').searchParams.get('demo')).toBe('1')
  expect(everymatrix.calls).toEqual([])
})

test.each([
  ['a game of another supplier', 'zar_nar_bahcesi', {}, '2407', 404],
  ['a game that is none', 'constructor', {}, '2407', 404],
  ['another operator', GAME, {}, '2408', 404],
  ['a lobby that is a script', GAME, { casinolobbyurl: 'javascript:alert(1)' }, '2407', 400],
  ['a cashier that is a script', GAME, { cashierurl: 'javascript:alert(1)' }, '2407', 400],
  ['a mode that is none', GAME, { funMode: 'Maybe' }, '2407', 400],
  ['an endless session', GAME, { _sid: 'x'.repeat(300) }, '2407', 400],
])('the loader refuses %s', async (_, slug, change, operatorId, status) => {
  expect((await open(slug, { ...START, ...change }, operatorId)).status).toBe(status)
  expect(everymatrix.calls).toEqual([])
})

test('a round is a wager and a result of one round id, in units of the currency', async () => {
  const token = await seated('round-player')
  const spun = await fixture.spin(token, 4_000)
  const { id, winKurus } = spun.body.round
  const done = await fixture.finish(token, id)
  const shared = {
    ExternalUserId: 'round-player',
    SessionId: 'sid-round-player',
    RoundId: id,
    AdditionalData: { GameSlug: GAME, GameCode: GAME, PlayerCurrency: 'TRY' },
  }
  const [wager, result] = everymatrix.calls
  expect(wager).toMatchObject({
    ...shared,
    Request: 'WalletDebit',
    TransactionType: 'Wager',
    Amount: 40,
    RoundStatus: 'Open',
    ValidateSession: true,
  })
  expect(result).toMatchObject({
    ...shared,
    Request: 'WalletCredit',
    TransactionType: 'Result',
    Amount: winKurus / 100,
    RoundStatus: 'Closed',
    ValidateSession: false,
  })
  expect(result?.TransactionId).not.toBe(wager?.TransactionId)
  expect(done.body.balanceKurus).toBe(everymatrix.books.balanceKurus)
  expect(fixture.operator.callsTo('bet')).toEqual([])
})

test.each<Fault>(['drop', 'hang', '500', 'nonsense', 'of another', 'no id'])(
  'a wager answered by %s is asked again under its id, and taken once',
  async (fault) => {
    const before = everymatrix.books.balanceKurus
    const token = await seated(`again-${fault.toString().replace(' ', '-')}`)
    everymatrix.faults.push(fault)
    const spun = await fixture.spin(token, 2_000)
    expect(spun.status).toBe(200)
    expect(new Set(everymatrix.calls.map(({ TransactionId }) => TransactionId)).size).toBe(1)
    expect(everymatrix.calls).toHaveLength(2)
    expect(everymatrix.books.balanceKurus).toBe(before - 2_000)
  },
)

test.each([
  [104, 'not_enough_money'],
  [109, 'limit_reached'],
  [110, 'limit_reached'],
  [111, 'limit_reached'],
  [112, 'limit_reached'],
])('a wager refused with %d is not followed by a rollback', async (code, refusal) => {
  const token = await seated(`refused-${code}`)
  everymatrix.faults.push({ code })
  const spun = await fixture.spin(token)
  expect([spun.status, spun.body.refusal]).toEqual([409, refusal])
  await fixture.sweepAll()
  expect(everymatrix.calls).toHaveLength(1)
})

test.each([
  [102, 'player_disabled'],
  [113, 'player_disabled'],
  [114, 'session_unknown'],
  [101, 'wallet_down'],
])(
  'a wager refused with %d is taken back for safety, and the player told',
  async (code, refusal) => {
    const token = await seated(`told-${code}`)
    everymatrix.faults.push({ code })
    expect((await fixture.spin(token)).body.refusal).toBe(refusal)
    await fixture.sweepAll()
    // It never came there: 108, and there it ends.
    expect(everymatrix.calls.map(({ TransactionType }) => TransactionType)).toEqual([
      'Wager',
      'Rollback',
    ])
    expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'voided' })
  },
)

test('a wager of which nothing is known is taken back by a credit that names it, until it is heard', async () => {
  // What is still open is finished first, so that the ledger moves by this round alone.
  fixture.later(60_000)
  await fixture.sweepAll()
  const before = everymatrix.books.balanceKurus
  const token = await seated('doubtful-player')
  everymatrix.faults.push('drop', 'drop', 'drop', 'drop')
  const spun = await fixture.spin(token, 2_000)
  expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
  fixture.later(60_000)
  await fixture.sweepAll()
  const rollbacks = everymatrix.calls.filter(
    ({ TransactionType }) => TransactionType === 'Rollback',
  )
  expect(rollbacks).toHaveLength(2)
  expect(new Set(rollbacks.map(({ TransactionId }) => TransactionId)).size).toBe(1)
  expect(rollbacks[0]).toMatchObject({
    Request: 'WalletCredit',
    Amount: 20,
    IsReversal: true,
    RollbackTransactionId: everymatrix.calls[0]?.TransactionId,
  })
  expect(everymatrix.books.balanceKurus).toBe(before)
})

test('a result that is refused is sent again until it is taken', async () => {
  const token = await seated('owed-player')
  const { round } = (await fixture.spin(token)).body
  everymatrix.faults.push({ code: 101 })
  await fixture.finish(token, round.id)
  fixture.later(60_000)
  await fixture.sweepAll()
  const results = everymatrix.calls.filter(({ TransactionType }) => TransactionType === 'Result')
  expect(results).toHaveLength(2)
  expect(new Set(results.map(({ TransactionId }) => TransactionId)).size).toBe(1)
  expect((await fixture.rounds()).at(-1)).toMatchObject({ state: 'settled' })
})

test('the seats of the other supplier keep their own wallet', async () => {
  const spun = await fixture.spin(await fixture.seat('hub88-player'))
  expect(spun.status).toBe(200)
  expect(fixture.operator.callsTo('bet')).toHaveLength(1)
  expect(everymatrix.calls).toEqual([])
})
