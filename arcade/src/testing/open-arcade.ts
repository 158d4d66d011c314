import { randomUUID } from 'node:crypto'
import { type App, buildApp } from '../app.ts'
import { systemChance } from '../chance.ts'
import type { FinishReply, SessionReply, SpinReply } from '../protocol.ts'
import type { Limits } from '../rate-limit.ts'
import type { ListFault } from '../rounds/list-movements.ts'
import { openSession, sessionOf } from '../rounds/open-session.ts'
import { orderReward } from '../rounds/order-reward.ts'
import { sweep } from '../rounds/sweep.ts'
import { openPool } from '../store/database.ts'
import { goodLine, type Line } from '../wires/line.ts'
import { OFFERS } from '../wires/offers.ts'
import { type Operators, openWires } from '../wires/open-wires.ts'
import { beginSeeds, fairnessOf } from './begin-seeds.ts'
import { freshDatabase } from './database.ts'
import { openOperator } from './operator.ts'

const SITE = 'http://site.test'

/** Connected to Hub88 always, and to the other operators that are given. */
type ArcadeWish = Omit<Operators, 'hub88'> & {
  balanceKurus?: number
  pagesDir?: string
  listFault?: ListFault
  line?: Line
  limits?: Limits
  trustedProxies?: string
}

/** A whole arcade on a database of its own, an operator for it, and a clock that tests set. */
export async function openArcade({
  balanceKurus,
  pagesDir,
  listFault,
  line = goodLine,
  limits,
  trustedProxies,
  ...others
}: ArcadeWish = {}) {
  const database = await freshDatabase()
  const operator = await openOperator(balanceKurus)
  const clock = { nowMs: Date.parse('2026-03-01T12:00:00Z') }
  const { walletUrl, keys } = operator
  const hub88 = { walletUrl, privateKey: keys.arcadePrivate, publicKey: keys.public }
  const wires = openWires({ hub88, ...others }, line)
  const build = () =>
    buildApp({
      pool: openPool(database.url),
      clock: () => clock.nowMs,
      chance: systemChance,
      siteOrigin: SITE,
      publicUrl: 'http://arcade.test',
      pagesDir: pagesDir ?? '/nowhere',
      wires,
      ...(listFault && { listFault }),
      ...(limits && { limits }),
      trustedProxies,
      logLevel: 'silent',
    })
  let app: App = await build()
  const dying: Promise<unknown>[] = []

  const house = {
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
      while ((await sweep(app.arcade)) > 0);
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
      const command = { token, commandId, stakeKurus, rewardId }
      const spin = () =>
        house.post('/api/spin', command) as Promise<{
          status: number
          body: SpinReply & { refusal?: string }
        }>
      const spun = await spin()
      if (spun.body.refusal !== 'client_seed_missing') return spun
      await beginSeeds(app.arcade, token)
      return spin()
    },
    /** A seed of the player's own for the server seed that waits. */
    async rotate(token: string, clientSeed: string) {
      const { nextCommitment: commitment } = await fairnessOf(app.arcade, token)
      return house.post('/api/seed', { token, commitment, clientSeed })
    },
    /** A round that its player sees as free. */
    spinFree: (token: string, rewardId: string, stakeKurus = 200, commandId = randomUUID()) =>
      house.spin(token, stakeKurus, commandId, rewardId),
    /** Free rounds of Hub88 at ₺2, which end in an hour. */
    give: (user: string, rounds: number) =>
      orderReward(app.arcade, OFFERS.hub88, {
        ...{ wire: 'hub88', ref: randomUUID(), user, gameCode: 'zar_nar_bahcesi' },
        ...{ currency: 'TRY', stakeKurus: 200, rounds },
        startsAt: new Date(clock.nowMs),
        endsAt: new Date(clock.nowMs + 3_600_000),
      }),
    finish: (token: string, roundId: string) =>
      house.post('/api/finish', { token, roundId }) as Promise<{
        status: number
        body: FinishReply & { refusal?: string }
      }>,
    async demo(gameCode = 'zar_nar_bahcesi') {
      const reply = await house.get(`/api/session?demo=1&game=${gameCode}`)
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
  return house
}

export type House = Awaited<ReturnType<typeof openArcade>>
