import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeSpinCases } from '../../testing/client-suite/free-spin-cases.ts'
import { openEgtDigitalOperator } from '../../testing/egt-digital-operator.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'

const GAME = 'zar_balik_pazari'

async function ask(fixture: ArcadeFixture, payload: object, credentials = 'zar:g:ift') {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  const url = '/egt-digital/gift-spins'
  const headers = { authorization }
  const reply = await fixture.app.http.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

function gift(change: object = {}) {
  const bonusCode: string = randomUUID()
  return {
    requestId: bonusCode,
    bonusCode,
    type: 'GIFT_SPIN',
    name: 'Free',
    description: '–',
    count: 3,
    startDate: '2026-03-01T12:00:00+00:00',
    endDate: '2026-03-02T15:00:00+03:00',
    validityDate: '2026-03-02T12:00:00+00:00',
    games: [{ gameKey: GAME }],
    players: [{ playerId: randomUUID(), currency: 'TRY' }],
    bet: { TRY: 200 },
    ...change,
  }
}

describe('played', () => {
  freeSpinCases(async () => {
    const standIn = await openEgtDigitalOperator()
    return {
      ...standIn,
      operators: { egtDigital: standIn.operator },
      name: 'egt-digital',
      gameCode: GAME,
      secret: standIn.operator.checksumKey,
      async order(fixture, playerId, count) {
        const wanted = gift({ count, players: [{ playerId, currency: 'TRY' }] })
        expect((await ask(fixture, wanted)).body.statusCode).toBe('OK')
        return wanted.bonusCode
      },
      toldOf: ({ giftSpin }) => giftSpin,
      told: (bonusCode, totalSpins, remainingSpins) => ({
        bonusCode,
        campaignId: expect.any(String),
        totalSpins,
        remainingSpins,
      }),
    }
  })
})

describe('asked', () => {
  let fixture: ArcadeFixture
  let operator: Awaited<ReturnType<typeof openEgtDigitalOperator>>
  beforeAll(async () => {
    operator = await openEgtDigitalOperator()
    fixture = await openTestArcade({ egtDigital: operator.operator })
  })
  afterAll(async () => {
    await fixture.close()
    await operator.close()
  })
  const countOf = async (ref: string) =>
    (await fixture.database.pool.query('select from arcade.reward where ref = $1', [ref])).rowCount

  test('twenty identical requests at once give once, and end when the first of both ends comes', async () => {
    const wanted = gift()
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask(fixture, wanted)).body),
    )
    const { campaignId } = replies[0]
    expect(replies).toEqual(replies.map(() => ({ statusCode: 'OK', campaignId })))
    expect(await countOf(wanted.bonusCode)).toBe(1)
    const { rows } = await fixture.database.pool.query(
      'select ends_at from arcade.reward where ref = $1',
      [wanted.bonusCode],
    )
    expect(rows).toEqual([{ ends_at: new Date('2026-03-02T12:00:00Z') }])
  })

  test('a bonusCode, or a requestId, that was used for other gift spins gives none', async () => {
    const wanted = gift()
    await ask(fixture, wanted)
    const { requestId } = wanted
    for (const other of [{ ...wanted, count: 4 }, gift({ requestId })]) {
      expect((await ask(fixture, other)).body).toMatchObject({
        statusCode: 'ERR_INVALID_FIELDS',
        message: expect.stringContaining('other gift'),
      })
    }
  })

  test.each([
    ['a game of another supplier', { games: [{ gameKey: 'zar_nar_bahcesi' }] }, 'no such game'],
    ['two games', { games: [{ gameKey: GAME }, { gameKey: GAME }] }, 'cannot be read'],
    ['another type', { type: 'MONEY' }, 'cannot be read'],
    ['a bet that the game does not have', { bet: { TRY: 201 } }, 'no such bet'],
    ['a bet in another currency', { bet: { EUR: 200 } }, 'no such bet'],
    ['no spins', { count: 0 }, 'no such count'],
    ['an end that is past', { endDate: '2026-02-28T12:00:00+00:00' }, 'the end is past'],
    ['an end without an offset', { endDate: '2026-03-02T12:00:00' }, 'cannot be read'],
  ])('%s is refused, and nothing is given', async (_, change, words) => {
    const wanted = gift(change)
    const { status, body } = await ask(fixture, wanted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: expect.stringContaining(words) })
    expect(body.statusCode).toBe('ERR_INVALID_FIELDS')
    expect(await countOf(wanted.bonusCode)).toBe(0)
  })

  test('nobody without the credentials is answered', async () => {
    for (const credentials of ['zar:gift', 'other:g:ift', '']) {
      const { status, body } = await ask(fixture, gift(), credentials)
      expect([status, body]).toEqual([401, { statusCode: 'ERR_INVALID_TOKEN' }])
    }
  })
})
