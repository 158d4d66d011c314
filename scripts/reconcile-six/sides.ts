import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type App, buildApp } from '../../arcade/src/app.ts'
import { systemChance } from '../../arcade/src/chance.ts'
import type { HeldMovement, ListFault } from '../../arcade/src/rounds/list-movements.ts'
import { sweep } from '../../arcade/src/rounds/sweep.ts'
import { openPool } from '../../arcade/src/store/database.ts'
import { freshDatabase } from '../../arcade/src/testing/database.ts'
import { goodLine, type Line } from '../../arcade/src/wires/line.ts'
import { OFFERS, type WireName } from '../../arcade/src/wires/offers.ts'
import { openWires } from '../../arcade/src/wires/open-wires.ts'
import { SCHEDULES } from '../../arcade/src/wires/schedules.ts'
import { readConfig } from '../../server/src/config.ts'
import { type Keys, readKeys } from '../../server/src/keys.ts'
import { reconcileSuppliers } from '../../server/src/modules/suppliers/index.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { openSuppliers } from '../../server/src/suppliers.ts'
import { openStage } from '../../server/src/testing/casino/stage.ts'
import { listen } from '../../server/src/testing/listen.ts'
import { operatorsOf, PATIENT } from '../bad-day/casino.ts'
import { signNow } from './sign-now.ts'

export const WIRES = Object.keys(OFFERS) as WireName[]

/** Where the arcade's wires find the house before its port is known. */
const HOUSE = 'http://house.test'

/** How each list is asked for. */
const LIST_OF = (path: string): WireName | undefined => {
  if (path.includes('/transactions/list')) return 'hub88'
  if (path.includes('/Stats/Detailed/')) return 'softgamings'
  return WIRES.find((wire) => path.startsWith(`/lists/${wire}/movements`))
}

export type Ill = (response: ServerResponse) => void
/** What befalls a wire's next calls, after so many that go well. */
type Trouble = { how: 'unheard' | 'unanswered'; after: number; times: number }

type State = {
  /** The suppliers' time. */
  nowMs: number
  /** What the lists tell. */
  tell: ListFault
  ills: Map<WireName, Ill>
  troubles: Map<WireName, Trouble>
  /** Which lists were asked for, in order. */
  asked: WireName[]
  /** Which were asked for too much. */
  tooMuch: Set<WireName>
}

export type Sides = Awaited<ReturnType<typeof openSides>>

/** The casino as a process, the suppliers' whole side, and all six of them connected both ways. */
export async function openSides() {
  const stage = await openStage()
  const database = await freshDatabase()
  const state: State = {
    ...{ nowMs: Date.now(), tell: (held) => held, ills: new Map(), troubles: new Map() },
    ...{ asked: [], tooMuch: new Set() },
  }
  const door = await openDoor(state)
  const where = { address: '' }
  const operators = operatorsOf(stage, HOUSE)
  const line: Line = (url, init) =>
    troubled(state, url.replace(HOUSE, where.address), signNow(operators, url, init))
  const app = await buildApp({
    ...{ pool: openPool(database.url), clock: () => state.nowMs, waits: PATIENT },
    ...{ chance: systemChance, siteOrigin: HOUSE, publicUrl: door.url, pagesDir: '/nowhere' },
    wires: openWires(operators, line),
    listFault: (held: readonly HeldMovement[]) => state.tell(held),
    logLevel: 'silent',
  })
  await app.http.ready()
  door.open(app)
  const environment = { ...stage.environment, ARCADE_URL: door.url }
  const casino = await stage.start(environment)
  where.address = casino.address

  const { db, clock } = stage.house
  const keys = readKeys(stage.keys.folder)
  const log = openLog('silent')
  const tools = { config: readConfig(environment), random: systemRandom, clock, log, db }
  const providersWith = (change: Partial<Keys> = {}) =>
    openSuppliers({ ...tools, keys: { ...keys, ...change } }).suppliers.map(
      ({ provider }) => provider,
    )
  const providers = providersWith()
  return {
    ...{ stage, state, app, keys, database, providers, providersWith, address: casino.address },
    arcade: app.arcade,
    /** The house's own job, as its worker runs it. */
    reconcile: (own = providers) => reconcileSuppliers({ db, clock, log, providers: own }),
    /** All tries of the call that comes next are lost, or their answers are. */
    trouble(wire: WireName, how: Trouble['how'], after = 0) {
      const times = SCHEDULES[wire].pausesMs.length + 1
      state.troubles.set(wire, { how, after, times })
    },
    /** What the suppliers still owe a call for is asked again until nothing is owed. */
    async settle() {
      const { pool } = database
      for (;;) {
        while ((await sweep(app.arcade)) > 0);
        const { rows } = await pool.query('select min(due_at) as due from arcade.round')
        if (rows[0].due === null) return
        state.nowMs = Math.max(state.nowMs, rows[0].due.getTime())
      }
    },
    async close() {
      await door.close()
      await app.http.close()
      await app.arcade.pool.end()
      await stage.close()
      await database.close()
    },
  }
}

/** The suppliers' address, which is known before they are there. */
async function openDoor({ ills, asked, tooMuch }: State) {
  const behind: { app?: App } = {}
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const wire = LIST_OF(request.url ?? '')
    if (wire) {
      asked.push(wire)
      response.once('finish', () => {
        if (response.statusCode === 413) tooMuch.add(wire)
      })
    }
    const ill = wire && ills.get(wire)
    if (ill) ill(response)
    else behind.app?.http.routing(request, response)
  })
  return {
    ...(await listen(server)),
    open(app: App) {
      behind.app = app
    },
  }
}

async function troubled({ troubles }: State, url: string, init: RequestInit): Promise<Response> {
  const wire = WIRES.find((name) => new URL(url).pathname.split('/')[2] === name)
  const trouble = wire && troubles.get(wire)
  if (!trouble || trouble.times === 0) return goodLine(url, init)
  if (trouble.after > 0) {
    trouble.after--
    return goodLine(url, init)
  }
  trouble.times--
  if (trouble.how === 'unanswered') await goodLine(url, init)
  throw new Error(trouble.how)
}
