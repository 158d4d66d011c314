import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Operators } from '../wires/open-wires.ts'
import { type House, openArcade } from './open-arcade.ts'
import { codeOf } from './round-books.ts'
import type { Fault, openRoundOperator } from './round-operator.ts'

type StandIn = Awaited<ReturnType<typeof openRoundOperator>>

/** A supplier whose launch is an address, and its operator. */
export type WireUnderTest = StandIn & {
  operators: Omit<Operators, 'hub88'>
  name: string
  gameCode: string
  /** The address that the operator makes. */
  launchQuery: (player: string, code: string) => Record<string, string>
  /** Without which it is none. */
  neededQuery: string[]
  /** Addresses that nobody made: what is changed of a good one, and the answer. */
  badQueries: [why: string, change: Record<string, string>, status: number][]
}

/** Words of the contract, for the cases that ask for them. */
export type Words = {
  /** A definite no, after which nothing is given back. */
  refusals: [says: string, refusal: string][]
  /** Words that leave the stake in doubt, and what the player is told. */
  doubts: [says: string, refusal: string, status: number][]
  /** A balance is not told, and what the player is told. */
  silences: [says: string, refusal: string][]
  /** Words of an answer to a stake or win that has come. */
  taken: string[]
  /** What may be answered to a win, and does not end it. */
  owed: string[]
}

const START_KURUS = 1_000_000
const LOST: Fault[] = ['drop', 'hang', '500', 'nonsense', 'another call', 'no transfer id']
const UNTOLD: Fault[] = ['drop', 'hang', '500', 'nonsense', 'no balance']

/** What every such wire keeps, over real HTTP, against an operator that fails on demand. */
export function wireCases(open: () => Promise<WireUnderTest>, words: Words): void {
  let wire: WireUnderTest
  let house: House
  beforeAll(async () => {
    wire = await open()
    house = await openArcade(wire.operators)
  })
  beforeEach(() => {
    wire.calls.length = 0
    wire.faults.length = 0
  })
  /** Whatever went wrong, in the end both books say the same. */
  afterEach(async () => {
    wire.faults.length = 0
    for (let hour = 0; hour < 3; hour++) {
      house.later(3_600_000)
      await house.sweepAll()
    }
    const rounds = await house.rounds()
    expect(rounds.filter(({ state }) => !['settled', 'voided'].includes(state))).toEqual([])
    const net = rounds
      .filter(({ state }) => state === 'settled')
      .reduce((sum, { win_kurus, stake_kurus }) => sum + Number(win_kurus) - Number(stake_kurus), 0)
    expect(wire.books.balanceKurus).toBe(START_KURUS + net)
    expect(wire.errors).toEqual([])
    expect(house.operator.calls).toEqual([])
  })
  afterAll(async () => {
    await house.close()
    await wire.close()
  })

  const arrive = async (query: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const url = `/${wire.name}/launch?${new URLSearchParams(query)}`
    const { statusCode, headers } = await house.app.http.inject({ method, url })
    return { status: statusCode, url: new URL(headers.location ?? 'http://nowhere'), headers }
  }
  const tokenOf = ({ url }: { url: URL }) => url.searchParams.get('token') ?? ''
  const queryOf = (player: string) => wire.launchQuery(player, codeOf(player, randomUUID()))
  const seated = async (player: string = randomUUID()) => {
    const token = tokenOf(await arrive(queryOf(player)))
    wire.calls.length = 0
    return token
  }
  const sessionAt = (token: string) => house.get(`/api/session?token=${token}`)
  const callsTo = (kind: string) => wire.calls.filter((call) => call.kind === kind)
  const lastRound = async () => (await house.rounds()).at(-1)

  launchCases()
  stakeCases()
  winCases()
  rollbackCases()

  function launchCases() {
    test('a launch changes its code for a session of the arcade’s, which the game is played with', async () => {
      const query = queryOf('ayse')
      const { status, url, headers } = await arrive(query)
      expect(status).toBe(303)
      expect(headers['cache-control']).toBe('no-store')
      expect(url.origin + url.pathname).toBe(`http://arcade.test/play/${wire.gameCode}`)
      expect(Object.fromEntries(url.searchParams)).toEqual({
        token: expect.stringMatching(/^[\da-f]{64}$/),
        lang: 'tr',
        lobby: 'http://site.test/casino/slot?a=1&b=2',
      })
      const { session } = (await sessionAt(tokenOf({ url }))).body
      expect(session).toMatchObject({ gameCode: wire.gameCode, balanceKurus: expect.any(Number) })
      const [opened, balance] = wire.calls
      expect(opened).toMatchObject({ kind: 'open', player: 'ayse' })
      expect(balance).toMatchObject({ kind: 'balance', session: opened?.session })
      expect(url.href).not.toContain(opened?.code)
      expect(url.href).not.toContain(opened?.session)
    })

    test('a code opens one session, asked at once or later: the other pages say that it is over', async () => {
      const query = queryOf('twice')
      const arrived = await Promise.all([query, query, query].map((one) => arrive(one)))
      arrived.push(await arrive(query))
      const sessions = await Promise.all(arrived.map((one) => sessionAt(tokenOf(one))))
      expect(sessions.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    })

    test('another player’s code opens nothing', async () => {
      const stolen = wire.launchQuery('thief', codeOf('ayse', randomUUID()))
      expect((await sessionAt(tokenOf(await arrive(stolen)))).status).toBe(401)
    })

    test.each(UNTOLD)(
      'a code that is answered by %s opens nothing, and is asked once',
      async (fault) => {
        wire.faults.push(fault)
        const arrived = await arrive(queryOf('lost'))
        expect(arrived.status).toBe(303)
        expect((await sessionAt(tokenOf(arrived))).status).toBe(401)
        expect(wire.calls).toHaveLength(1)
      },
    )

    test('an address that nobody made is refused before anyone is asked', async () => {
      for (const [why, change, status] of wire.badQueries) {
        expect([why, (await arrive({ ...queryOf('bad'), ...change })).status]).toEqual([
          why,
          status,
        ])
      }
      for (const name of wire.neededQuery) {
        const { [name]: _, ...rest } = queryOf('bad')
        expect([name, (await arrive(rest)).status]).toEqual([name, 400])
      }
      expect((await arrive(queryOf('bad'), 'HEAD')).status).toBe(404)
      expect(wire.calls).toEqual([])
    })

    test('the list has what an operator must tell a player of a game', async () => {
      const { body, status } = await house.get(`/${wire.name}/games.json`)
      expect(status).toBe(200)
      expect(body).toEqual([
        {
          ...{ id: wire.gameCode, name: expect.any(String), studio: expect.any(String) },
          ...{ section: 'slot', kind: null, isOpen: true, releasedAt: '2026-01-01' },
          features: expect.arrayContaining(['wild', 'scatter']),
          ...{ rtpBp: expect.any(Number), volatility: expect.any(Number) },
        },
      ])
    })

    test.each(words.silences)(
      'a balance that is answered by %s is told as %s',
      async (says, refusal) => {
        const token = await seated()
        wire.faults.push({ says })
        expect((await sessionAt(token)).body).toEqual({ refusal })
      },
    )
  }

  function stakeCases() {
    test('a round is a stake and a win of one round, in the session of the launch', async () => {
      const token = await seated('round-player')
      const spun = await house.spin(token, 4_000)
      const { id, winKurus } = spun.body.round
      const done = await house.finish(token, id)
      const shared = { player: 'round-player', round: id, session: expect.any(String) }
      const [bet, win, ...more] = wire.calls
      expect(bet).toMatchObject({ ...shared, kind: 'bet', amountKurus: 4_000 })
      expect(win).toMatchObject({ ...shared, kind: 'win', amountKurus: winKurus })
      expect(more).toEqual([])
      expect(win?.id).not.toBe(bet?.id)
      expect(done.body.balanceKurus).toBe(wire.books.balanceKurus)
    })

    test.each<Fault>([...LOST, 'no balance', 'unheard'])(
      'a stake answered by %s is asked again under its id, and taken once',
      async (fault) => {
        const token = await seated()
        const before = wire.books.balanceKurus
        wire.faults.push(fault)
        expect((await house.spin(token, 2_000)).status).toBe(200)
        expect(callsTo('bet')).toHaveLength(2)
        expect(new Set(callsTo('bet').map(({ id }) => id)).size).toBe(1)
        expect(wire.books.balanceKurus).toBe(before - 2_000)
      },
    )

    test('a stake above the balance is refused, and nothing is taken or given back', async () => {
      const token = await seated()
      const held = wire.books.balanceKurus
      wire.books.balanceKurus = 100
      const spun = await house.spin(token)
      await house.sweepAll()
      expect([spun.status, spun.body.refusal]).toEqual([409, 'not_enough_money'])
      expect(wire.books.balanceKurus).toBe(100)
      wire.books.balanceKurus = held
      expect(wire.calls.map(({ kind }) => kind)).toEqual(['bet'])
    })

    test.each(words.refusals)('a stake refused by %s is over: %s', async (says, refusal) => {
      const token = await seated()
      wire.faults.push({ says })
      const spun = await house.spin(token)
      await house.sweepAll()
      expect([spun.status, spun.body.refusal]).toEqual([409, refusal])
      expect(wire.calls.map(({ kind }) => kind)).toEqual(['bet'])
    })

    test.each(words.doubts)(
      'a stake answered by %s is called off: %s',
      async (says, refusal, status) => {
        const token = await seated()
        wire.faults.push({ says })
        const spun = await house.spin(token)
        expect([spun.status, spun.body.refusal]).toEqual([status, refusal])
        expect(callsTo('bet')).toHaveLength(1)
        house.later(60_000)
        await house.sweepAll()
        expect(await lastRound()).toMatchObject({ state: 'voided' })
      },
    )

    test('the session is over at the operator: the stake is not taken', async () => {
      const token = await seated('gone')
      wire.books.sessions.clear()
      const before = wire.books.balanceKurus
      expect((await house.spin(token)).status).toBeGreaterThanOrEqual(400)
      expect(wire.books.balanceKurus).toBe(before)
    })
  }

  function winCases() {
    test.each<Fault>([...LOST, 'no balance', 'unheard'])(
      'a win answered by %s is asked again under its id, and paid once',
      async (fault) => {
        const token = await seated()
        const { round } = (await house.spin(token)).body
        const before = wire.books.balanceKurus
        wire.faults.push(fault)
        expect((await house.finish(token, round.id)).status).toBe(200)
        expect(callsTo('win')).toHaveLength(2)
        expect(new Set(callsTo('win').map(({ id }) => id)).size).toBe(1)
        expect(wire.books.balanceKurus).toBe(before + round.winKurus)
      },
    )

    test.each(words.owed)('a win answered by %s is asked again until it is taken', async (says) => {
      const token = await seated()
      const { round } = (await house.spin(token)).body
      wire.faults.push({ says }, 'drop', '500', 'nonsense', { says })
      await house.finish(token, round.id)
      expect(await lastRound()).toMatchObject({ state: 'win_pending' })
      for (let minute = 0; minute < 5; minute++) {
        house.later(60_000)
        await house.sweepAll()
      }
      expect(await lastRound()).toMatchObject({ state: 'settled' })
      expect(new Set(callsTo('win').map(({ id }) => id)).size).toBe(1)
    })

    test('a win is paid though the session is over', async () => {
      const token = await seated()
      const { round } = (await house.spin(token)).body
      wire.books.sessions.clear()
      expect((await house.finish(token, round.id)).status).toBe(200)
    })
  }

  function rollbackCases() {
    test('a stake of which nothing is known is given back under its round, with its amount', async () => {
      const token = await seated()
      const before = wire.books.balanceKurus
      wire.faults.push('drop', 'hang', '500')
      const spun = await house.spin(token, 2_000)
      expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
      await house.sweepAll()
      const [bet] = callsTo('bet')
      const [cancel, ...more] = callsTo('cancel')
      expect(more).toEqual([])
      expect(cancel).toMatchObject({ round: bet?.round, player: bet?.player })
      expect([undefined, 2_000]).toContain(cancel?.amountKurus)
      expect([undefined, bet?.id]).toContain(cancel?.stakeId)
      expect(cancel?.id).not.toBe(bet?.id)
      expect(wire.books.balanceKurus).toBe(before)
      expect(await lastRound()).toMatchObject({ state: 'voided' })
    })

    test.each<Fault>(LOST)(
      'a rollback answered by %s is asked again, and gives back once',
      async (fault) => {
        const token = await seated()
        const before = wire.books.balanceKurus
        wire.faults.push('drop', 'drop', 'drop', fault)
        await house.spin(token, 2_000)
        house.later(60_000)
        await house.sweepAll()
        expect(new Set(callsTo('cancel').map(({ id }) => id)).size).toBe(1)
        expect(callsTo('cancel')).toHaveLength(2)
        expect(wire.books.balanceKurus).toBe(before)
        expect(await lastRound()).toMatchObject({ state: 'voided' })
      },
    )

    test('a stake that never came is called off until the operator has it so, and refused after that', async () => {
      const token = await seated()
      const before = wire.books.balanceKurus
      wire.faults.push('unheard', 'unheard', 'unheard')
      await house.spin(token, 2_000)
      expect(await lastRound()).toMatchObject({ state: 'rollback_pending' })
      house.later(60_000)
      await house.sweepAll()
      expect(callsTo('cancel')).toHaveLength(2)
      expect(await lastRound()).toMatchObject({ state: 'voided' })
      const [bet] = callsTo('bet')
      if (bet) expect(wire.books.post(bet)).toBe('unknown')
      expect(wire.books.balanceKurus).toBe(before)
    })

    test.each(words.taken)('a movement answered by %s is taken', async (says) => {
      const token = await seated()
      wire.faults.push({ says, isTaken: true })
      const spun = await house.spin(token)
      expect(spun.status).toBe(200)
      wire.faults.push({ says, isTaken: true })
      expect((await house.finish(token, spun.body.round.id)).status).toBe(200)
      expect(wire.calls).toHaveLength(2)
    })
  }
}
