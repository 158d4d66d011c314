import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAmusnetOperator } from '../../testing/amusnet-operator.ts'
import { freeSpinCases } from '../../testing/client-suite/free-spin-cases.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'

const GAME = 'zar_ates_kirazi'
const AUTH = { username: 'amusnet', password: 'p&ss<word' }
const BET = { denomination: 1, betOption: 40, lines: 5 }

async function ask(fixture: ArcadeFixture, call: string, payload: object, auth: object = AUTH) {
  const url = `/amusnet/campaigns/${call}`
  const reply = await fixture.app.http.inject({ method: 'POST', url, payload: { auth, payload } })
  return { status: reply.statusCode, body: reply.json() }
}

const campaign = (change: object = {}) => ({
  portalName: 'ZAR_REAL',
  gameId: GAME,
  totalFreeSpins: 3,
  maxFreeSpinsPerPlayer: 3,
  startTime: '2026-03-01T12:00:00Z',
  endTime: '2026-03-02T12:00:00Z',
  configuration: { ZAR_REAL_TRY: BET },
  ...change,
})
const award = (campaignUniqueCode: string, change: object = {}) => ({
  identification: randomUUID(),
  playerId: randomUUID(),
  portalCode: 'ZAR_REAL_TRY',
  amount: 3,
  expirationTime: '2026-03-02T12:00:00Z',
  campaignUniqueCode,
  ...change,
})
async function created(fixture: ArcadeFixture, change: object = {}): Promise<string> {
  return (await ask(fixture, 'create_campaign', campaign(change))).body.campaignUniqueCode
}

describe('played', () => {
  freeSpinCases(async () => {
    const standIn = await openAmusnetOperator()
    return {
      ...standIn,
      operators: { amusnet: standIn.operator },
      name: 'amusnet',
      gameCode: GAME,
      secret: standIn.operator.password,
      async order(fixture, playerId, amount) {
        const spins = { totalFreeSpins: amount, maxFreeSpinsPerPlayer: amount }
        const wanted = award(await created(fixture, spins), { playerId, amount })
        expect((await ask(fixture, 'award_freespins', wanted)).body.errorCode).toBe(0)
        return wanted.identification
      },
      toldOf: ({ Freespin }) => Freespin,
      told: (Identification, total, remaining) => ({
        CampaignUniqueCode: expect.any(String),
        Identification,
        Total: String(total),
        Remaining: String(remaining),
      }),
    }
  })
})

describe('asked', () => {
  let fixture: ArcadeFixture
  let operator: Awaited<ReturnType<typeof openAmusnetOperator>>
  beforeAll(async () => {
    operator = await openAmusnetOperator()
    fixture = await openTestArcade({ amusnet: operator.operator })
  })
  afterAll(async () => {
    await fixture.close()
    await operator.close()
  })
  const countOf = async (ref: string) =>
    (await fixture.database.pool.query('select from arcade.reward where ref = $1', [ref])).rowCount

  test('a game’s configuration tells every stake that it has', async () => {
    const place = { portalName: 'ZAR_REAL', gameId: GAME }
    const { status, body } = await ask(fixture, 'gamesConfiguration', place)
    expect([status, body]).toMatchObject([200, { errorCode: 0, games: [{ gameId: GAME }] }])
    const { denominations, betOptions, lines } = body.games[0].configuration.ZAR_REAL_TRY
    expect([denominations, lines, betOptions.slice(0, 3)]).toEqual([[1], [5], [20, 40, 100]])
  })

  test('every call makes another campaign', async () => {
    expect(await created(fixture)).not.toBe(await created(fixture))
  })

  test('twenty identical awards at once give once', async () => {
    const wanted = award(await created(fixture))
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask(fixture, 'award_freespins', wanted)).body),
    )
    expect(new Set(replies.map(({ errorCode }) => errorCode))).toEqual(new Set([0]))
    expect(await countOf(wanted.identification)).toBe(1)
    const others = [{ amount: 2 }, { playerId: randomUUID() }]
    for (const change of others) {
      const { body } = await ask(fixture, 'award_freespins', { ...wanted, ...change })
      expect(body.errorMessage).toBe('the identification is of other terms')
    }
  })

  test('a campaign gives no more than it has, nor to one player, whoever asks at once', async () => {
    const code = await created(fixture, { totalFreeSpins: 5, maxFreeSpinsPerPlayer: 3 })
    const wanted = Array.from({ length: 6 }, () => award(code, { amount: 2 }))
    const codes = await Promise.all(
      wanted.map(async (one) => (await ask(fixture, 'award_freespins', one)).body.errorCode),
    )
    expect(codes.filter((one) => one === 0)).toHaveLength(2)
    const own = award(await created(fixture, { totalFreeSpins: 9, maxFreeSpinsPerPlayer: 3 }))
    expect((await ask(fixture, 'award_freespins', own)).body.errorCode).toBe(0)
    const more = { ...own, identification: randomUUID(), amount: 1 }
    const { body } = await ask(fixture, 'award_freespins', more)
    expect(body.errorMessage).toBe('the campaign has not so many spins left')
    expect(await countOf(more.identification)).toBe(0)
  })

  test('another campaign does not give an award a second time', async () => {
    const wanted = award(await created(fixture))
    await ask(fixture, 'award_freespins', wanted)
    const again = { ...wanted, campaignUniqueCode: await created(fixture) }
    expect((await ask(fixture, 'award_freespins', again)).body.errorCode).not.toBe(0)
    expect(await countOf(wanted.identification)).toBe(1)
  })

  test.each([
    ['a game of another supplier', { gameId: 'zar_nar_bahcesi' }, 'unknown game'],
    ['another portal', { portalName: 'OTHER' }, 'unknown portal'],
    ['another currency', { configuration: { ZAR_REAL_EUR: BET } }, 'unknown portal'],
    [
      'a bet that the game does not have',
      { configuration: { ZAR_REAL_TRY: { ...BET, betOption: 41 } } },
      'the game has no such bet',
    ],
    [
      'the same stake on twenty lines',
      { configuration: { ZAR_REAL_TRY: { ...BET, betOption: 10, lines: 20 } } },
      'the game has no such bet',
    ],
    ['an end that is past', { endTime: '2026-02-28T12:00:00Z' }, 'wrong time'],
    ['an end without UTC', { endTime: '2026-03-02 12:00:00' }, 'the request cannot be read'],
    ['no spins', { totalFreeSpins: 0 }, 'the request cannot be read'],
  ])('a campaign for %s is not made', async (_, change, errorMessage) => {
    const { status, body } = await ask(fixture, 'create_campaign', campaign(change))
    expect(status).toBe(200)
    expect(body).toEqual({ errorCode: expect.any(Number), errorMessage })
    expect(body.errorCode).not.toBe(0)
  })

  test.each([
    ['of a campaign of nobody’s', { campaignUniqueCode: randomUUID() }, 'unknown campaign'],
    ['beyond the end', { expirationTime: '2026-03-02T12:00:01Z' }, 'wrong time'],
    ['past its end', { expirationTime: '2026-03-01T11:00:00Z' }, 'wrong time'],
    ['of another portal', { portalCode: 'ZAR_REAL_EUR' }, 'unknown portal'],
    ['for two players', { playerId: 'a,b' }, 'the request cannot be read'],
    ['of more spins', { amount: 4 }, 'the campaign has not so many spins left'],
  ])('an award %s is none', async (_, change, errorMessage) => {
    const wanted = award(await created(fixture), change)
    expect((await ask(fixture, 'award_freespins', wanted)).body).toMatchObject({ errorMessage })
    expect(await countOf(wanted.identification)).toBe(0)
  })

  test('nobody without the credentials is answered', async () => {
    for (const auth of [{}, { ...AUTH, password: 'p&ss<worD' }, { ...AUTH, username: '' }]) {
      for (const call of ['gamesConfiguration', 'create_campaign', 'award_freespins']) {
        const { status, body } = await ask(fixture, call, campaign(), auth)
        expect([status, body.errorMessage]).toEqual([401, 'wrong credentials'])
      }
    }
  })
})
