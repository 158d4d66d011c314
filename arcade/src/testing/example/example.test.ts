import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, openExampleArcade } from './example-operator.ts'
import { SIGNATURE_HEADER } from './signature.ts'

const LAUNCH = {
  playerId: 'player-17',
  token: 'operator-session-token',
  gameId: 'zar_nar_bahcesi',
  currency: 'TRY',
  language: 'tr',
  lobbyUrl: 'http://site.test/casino/slot',
}

let fixture: Awaited<ReturnType<typeof openExampleArcade>>
beforeAll(async () => {
  fixture = await openExampleArcade()
})
beforeEach(() => {
  fixture.calls.length = 0
  fixture.faults.length = 0
})
afterAll(() => fixture.close())

async function seated(playerId: string): Promise<string> {
  const { body } = await fixture.post('/example/launch', { ...LAUNCH, playerId })
  return new URL(body.url).searchParams.get('token') ?? ''
}
const paths = () => fixture.calls.map(({ path }) => path)

test('the list names every game of this supplier with what a player is told of it', async () => {
  const { status, body } = await fixture.post('/example/games', {})
  expect(status).toBe(200)
  expect(body.games).toMatchObject([
    { id: 'zar_nar_bahcesi', section: 'slot', rtpBp: 9640, isOpen: true, releasedAt: '2026-01-01' },
  ])
})

test('a launch answers where the game is, with a token of the arcade’s own', async () => {
  const { body } = await fixture.post('/example/launch', LAUNCH)
  const url = new URL(body.url)
  expect(url.origin + url.pathname).toBe('http://arcade.test/play/zar_nar_bahcesi')
  expect(url.searchParams.get('lobby')).toBe(LAUNCH.lobbyUrl)
  expect(url.href).not.toContain(LAUNCH.token)
})

test.each([
  ['another signature', {}, { [SIGNATURE_HEADER]: 'ab'.repeat(32) }, 401],
  ['no signature', {}, { [SIGNATURE_HEADER]: '' }, 401],
  ['a game of another supplier', { gameId: 'zar_lale_devri' }, {}, 404],
  ['a currency it cannot pay', { currency: 'EUR' }, {}, 400],
  ['a lobby that is a script', { lobbyUrl: 'javascript:alert(1)' }, {}, 400],
  ['no player', { playerId: undefined }, {}, 400],
])('a launch with %s is declined', async (_, change, headers, status) => {
  expect((await fixture.post('/example/launch', { ...LAUNCH, ...change }, headers)).status).toBe(
    status,
  )
})

test('a round is a signed bet and a signed win that names it', async () => {
  const token = await seated('round-player')
  const { round } = (await fixture.spin(token, 4_000)).body
  const done = await fixture.finish(token, round.id)
  const shared = {
    playerId: 'round-player',
    token: LAUNCH.token,
    gameId: 'zar_nar_bahcesi',
    roundId: round.id,
    currency: 'TRY',
  }
  const [bet, win] = fixture.calls
  expect(bet).toMatchObject({ path: '/bet', fields: { ...shared, amount: 4_000 } })
  expect(win).toMatchObject({
    path: '/win',
    fields: { ...shared, amount: round.winKurus, betId: bet?.fields.transactionId },
  })
  expect(done.body.balanceKurus).toBe(fixture.books.balanceKurus)
})

test.each<Fault>(['drop', 'hang', '500', 'nonsense', 'no balance'])(
  'a bet answered by %s is asked again under its id, and taken once',
  async (fault) => {
    const token = await seated(`again-${String(fault).replace(' ', '-')}`)
    const before = fixture.books.balanceKurus
    fixture.faults.push(fault)
    expect((await fixture.spin(token)).status).toBe(200)
    expect(paths()).toEqual(['/bet', '/bet'])
    expect(new Set(fixture.calls.map(({ fields }) => fields.transactionId)).size).toBe(1)
    expect(fixture.books.balanceKurus).toBe(before - 2_000)
  },
)

test.each(['not_enough_money', 'limit_reached'])(
  'a bet refused with %s is not followed by a rollback',
  async (status) => {
    const token = await seated(`refused-${status}`)
    fixture.faults.push({ status })
    const spun = await fixture.spin(token)
    expect([spun.status, spun.body.refusal]).toEqual([409, status])
    await fixture.sweepAll()
    expect(paths()).toEqual(['/bet'])
  },
)

test('a bet of which nothing is known is taken back by a rollback that names it', async () => {
  const token = await seated('doubtful-player')
  const before = fixture.books.balanceKurus
  fixture.faults.push('drop', 'drop', 'drop')
  const spun = await fixture.spin(token)
  expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
  await fixture.sweepAll()
  const { transactionId } = fixture.calls[0]?.fields ?? {}
  expect(fixture.calls.at(-1)).toMatchObject({
    path: '/rollback',
    fields: { reversedId: transactionId },
  })
  expect(fixture.books.balanceKurus).toBe(before)
})

test('a win that is refused is sent again until it is taken, and paid once', async () => {
  const token = await seated('owed-player')
  const { round } = (await fixture.spin(token)).body
  fixture.faults.push({ status: 'failed' })
  await fixture.finish(token, round.id)
  fixture.clock.nowMs += 60_000
  await fixture.sweepAll()
  const wins = fixture.calls.filter(
    ({ path, fields }) => path === '/win' && fields.roundId === round.id,
  )
  expect(wins).toHaveLength(2)
  expect(new Set(wins.map(({ fields }) => fields.transactionId)).size).toBe(1)
})
