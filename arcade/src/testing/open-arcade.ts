import { randomUUID } from 'node:crypto'
import { type App, buildApp } from '../app.ts'
import { systemChance } from '../chance.ts'
import { TEST_LOG } from '../fairness/log/testing/test-log.ts'
import type { Profile } from '../profiles.ts'
import type { BeginReply, FinishReply, MoveReply, SessionReply } from '../protocol.ts'
import type { Limits } from '../rate-limit.ts'
import { orderReward } from '../rounds/free-rounds/order-reward.ts'
import type { ListFault } from '../rounds/list-movements.ts'
import { openSession, sessionOf } from '../rounds/sessions/open-session.ts'
import { sweep } from '../rounds/sweep.ts'
import { openPool } from '../store/database.ts'
import { OFFERED_SLOTS } from '../supplier-clients/offered-games.ts'
import { type Operators, openSupplierClients } from '../supplier-clients/open-supplier-clients.ts'
import { httpTransport, type Transport } from '../supplier-clients/transport.ts'
import { beginSeeds, fairnessOf } from './begin-seeds.ts'
import { freshDatabase, TEST_LIMITS } from './database.ts'
import { openOperator } from './operator.ts'
import { OWN_TIME } from './processes/own-time.ts'

const SITE = 'http://site.test'

/** Connected to Hub88 always, and to the other operators that are given. */
type ArcadeWish = Omit<Operators, 'hub88'> & {
  balanceKurus?: number
  pagesDir?: string
  profile?: Profile
  listFault?: ListFault
  transport?: Transport
  limits?: Limits
  trustedProxies?: string
  /** It hears what other processes tell its rooms. */
  hasBus?: true
}

/** A whole arcade on a database of its own, an operator for it, and a clock that tests set. */
export async function openTestArcade({
  balanceKurus,
  pagesDir,
  profile,
  listFault,
  transport = httpTransport,
  limits,
  trustedProxies,
  hasBus,
  ...others
}: ArcadeWish = {}) {
  const database = await freshDatabase()
  const operator = await openOperator(balanceKurus)
  const clock = { nowMs: Date.parse('2026-03-01T12:00:00Z') }
  const { walletUrl, keys } = operator
  const hub88 = { walletUrl, privateKey: keys.arcadePrivate, publicKey: keys.public }
  const clients = openSupplierClients({ hub88, ...others }, transport)
  const build = () =>
    buildApp({
      pool: openPool(database.url, TEST_LIMITS),
      clock: () => clock.nowMs,
      waits: OWN_TIME,
      chance: systemChance,
      siteOrigin: SITE,
      publicUrl: 'http://arcade.test',
      pagesDir: pagesDir ?? '/nowhere',
      clients,
      ...(profile && { profile }),
      ...(listFault && { listFault }),
      ...(limits && { limits }),
      trustedProxies,
      fairnessLog: TEST_LOG,
      rooms: {
        chainKey: 'k'.repeat(64),
        chainRounds: 10_000,
        ...(hasBus && { busUrl: database.url }),
      },
      logLevel: 'silent',
    })
  let app: App = await build()
  const dying: Promise<unknown>[] = []

  const fixture = {
    operator,
    clock,
    database,
    get app() {
      return app
    },
    get arcade() {
      return app.arcade
    },
    /**
     * The process dies where it stands: nothing it was about to store is stored any more. A new
     * one starts on the same database.
     */
    async crash() {
      const dead = app
      await dead.arcade.pool.end()
      app = await build()
      dying.push(dead.http.close())
    },
    later(ms: number) {
      clock.nowMs += ms
    },
    /** Sweeps until nothing is due. */
    async sweepAll() {
      while ((await sweep(app.arcade, (round) => app.rooms.tellBet(round))) > 0);
    },
    /** A player seated at a game: the token of the page. */
    async seat(user = `player-${randomUUID()}`, gameCode = 'zar_nar_bahcesi') {
      return openSession(app.arcade, {
        user,
        operatorToken: `operator-token-${user}`,
        gameCode,
        currency: 'TRY',
        language: 'tr',
        lobbyUrl: SITE,
      })
    },
    session: (token: string) => sessionOf(app.arcade, token),
    async post(path: string, body: object) {
      const reply = await app.http.inject({ method: 'POST', url: path, payload: body })
      return { status: reply.statusCode, body: reply.json() }
    },
    async get(path: string) {
      const reply = await app.http.inject({ method: 'GET', url: path })
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
    },
    /** A round, before the first of which the player's seed is given. */
    async spin(
      token: string,
      stakeKurus = 2_000,
      commandId = randomUUID(),
      rewardId: string | null = null,
    ) {
      const command = { token, commandId, bet: { stakeKurus }, rewardId }
      const spin = () =>
        fixture.post('/api/begin', command) as Promise<{
          status: number
          body: BeginReply & { refusal?: string }
        }>
      const spun = await spin()
      if (spun.body.refusal !== 'client_seed_missing') return spun
      await beginSeeds(app.arcade, token)
      return spin()
    },
    /** A round of any game, before the first of which the player's seed is given. */
    async begin(token: string, bet: object, commandId = randomUUID()) {
      const begin = () =>
        fixture.post('/api/begin', { token, commandId, bet }) as Promise<{
          status: number
          body: BeginReply & { refusal?: string }
        }>
      const begun = await begin()
      if (begun.body.refusal !== 'client_seed_missing') return begun
      await beginSeeds(app.arcade, token)
      return begin()
    },
    move: (token: string, roundId: string, move: object, commandId = randomUUID()) =>
      fixture.post('/api/move', { token, roundId, commandId, move }) as Promise<{
        status: number
        body: MoveReply & { refusal?: string }
      }>,
    /** A seed of the player's own for the server seed that waits. */
    async rotate(token: string, clientSeed: string) {
      const { nextCommitment: commitment } = await fairnessOf(app.arcade, token)
      return fixture.post('/api/seed', { token, commitment, clientSeed })
    },
    /** A round that its player sees as free. */
    spinFree: (token: string, rewardId: string, stakeKurus = 200, commandId = randomUUID()) =>
      fixture.spin(token, stakeKurus, commandId, rewardId),
    /** Free rounds of Hub88 at ₺2, which end in an hour. */
    give: (user: string, rounds: number) =>
      orderReward(app.arcade, OFFERED_SLOTS.hub88, {
        supplier: 'hub88',
        ref: randomUUID(),
        user,
        gameCode: 'zar_nar_bahcesi',
        currency: 'TRY',
        stakeKurus: 200,
        rounds,
        startsAt: new Date(clock.nowMs),
        endsAt: new Date(clock.nowMs + 3_600_000),
      }),
    finish: (token: string, roundId: string) =>
      fixture.post('/api/finish', { token, roundId }) as Promise<{
        status: number
        body: FinishReply & { refusal?: string }
      }>,
    async demo(gameCode = 'zar_nar_bahcesi') {
      const reply = await fixture.get(`/api/session?demo=1&game=${gameCode}`)
      return reply.body as SessionReply
    },
    async rounds() {
      const { rows } = await database.pool.query('select * from arcade.round order by started_at')
      return rows
    },
    async close() {
      await Promise.all([...dying, app.http.close()])
      await app.arcade.pool.end()
      await operator.close()
      await database.close()
    },
  }
  return fixture
}

export type ArcadeFixture = Awaited<ReturnType<typeof openTestArcade>>
