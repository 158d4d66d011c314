import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type App, buildApp } from '../../arcade/src/app.ts'
import { systemChance } from '../../arcade/src/chance.ts'
import { TEST_LOG } from '../../arcade/src/fairness/log/testing/test-log.ts'
import type { ListFault, StoredMovement } from '../../arcade/src/rounds/list-movements.ts'
import { sweep } from '../../arcade/src/rounds/sweep.ts'
import { openPool } from '../../arcade/src/store/database.ts'
import {
  OFFERED_SLOTS,
  type SupplierName,
} from '../../arcade/src/supplier-clients/offered-games.ts'
import { openSupplierClients } from '../../arcade/src/supplier-clients/open-supplier-clients.ts'
import { SCHEDULES } from '../../arcade/src/supplier-clients/retry-schedules.ts'
import { httpTransport, type Transport } from '../../arcade/src/supplier-clients/transport.ts'
import { freshDatabase, TEST_LIMITS } from '../../arcade/src/testing/database.ts'
import { readConfig } from '../../server/src/app/config/config.ts'
import { type Keys, readKeys } from '../../server/src/app/keys/keys.ts'
import { openSuppliers } from '../../server/src/app/suppliers/suppliers.ts'
import { reconcileSuppliers } from '../../server/src/modules/suppliers/index.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { openCasinoFixture } from '../../server/src/testing/casino/casino-fixture.ts'
import { listen } from '../../server/src/testing/network/listen.ts'
import { operatorsOf, PATIENT } from '../supplier-faults/casino.ts'
import { signNow } from './sign-now.ts'

export const SUPPLIERS = Object.keys(OFFERED_SLOTS) as SupplierName[]

/** Where the supplier clients find the casino before its port is known. */
const CASINO_ORIGIN = 'http://casino.test'

/** How each list is asked for. */
const LIST_OF = (path: string): SupplierName | undefined => {
  if (path.includes('/transactions/list')) return 'hub88'
  if (path.includes('/Stats/Detailed/')) return 'softgamings'
  return SUPPLIERS.find((supplier) => path.startsWith(`/lists/${supplier}/movements`))
}

export type ListFailure = (response: ServerResponse) => void
/** What befalls a supplier's next calls, after so many that go well. */
type TransportFault = { how: 'unheard' | 'unanswered'; after: number; times: number }

type State = {
  /** The suppliers' time. */
  nowMs: number
  /** What the lists tell. */
  tell: ListFault
  ills: Map<SupplierName, ListFailure>
  troubles: Map<SupplierName, TransportFault>
  /** Which lists were asked for, in order. */
  asked: SupplierName[]
  /** Which were asked for too much. */
  tooMuch: Set<SupplierName>
}

export type Sides = Awaited<ReturnType<typeof openSides>>

/** The casino as a process, the suppliers' whole side, and all six of them connected both ways. */
export async function openSides() {
  const casinoFixture = await openCasinoFixture()
  const database = await freshDatabase()
  const state: State = {
    nowMs: Date.now(),
    tell: (held) => held,
    ills: new Map(),
    troubles: new Map(),
    asked: [],
    tooMuch: new Set(),
  }
  const door = await openDoor(state)
  const where = { address: '' }
  const operators = operatorsOf(casinoFixture, CASINO_ORIGIN)
  const transport: Transport = (url, init) =>
    troubled(state, url.replace(CASINO_ORIGIN, where.address), signNow(operators, url, init))
  const app = await buildApp({
    pool: openPool(database.url, TEST_LIMITS),
    clock: () => state.nowMs,
    waits: PATIENT,
    chance: systemChance,
    siteOrigin: CASINO_ORIGIN,
    publicUrl: door.url,
    pagesDir: '/nowhere',
    clients: openSupplierClients(operators, transport),
    listFault: (held: readonly StoredMovement[]) => state.tell(held),
    fairnessLog: TEST_LOG,
    rooms: { chainKey: 'k'.repeat(64), chainRounds: 1_000 },
    logLevel: 'silent',
  })
  await app.http.ready()
  door.open(app)
  const environment = { ...casinoFixture.environment, ARCADE_URL: door.url }
  const casino = await casinoFixture.start(environment)
  where.address = casino.address

  const { db, clock } = casinoFixture.testCasino
  const keys = readKeys(casinoFixture.keys.folder)
  const log = openLog('silent')
  const tools = { config: readConfig(environment), random: systemRandom, clock, log, db }
  const providersWith = (change: Partial<Keys> = {}) =>
    openSuppliers({ ...tools, keys: { ...keys, ...change } }).suppliers.map(
      ({ provider }) => provider,
    )
  const providers = providersWith()
  return {
    casinoFixture,
    state,
    app,
    keys,
    database,
    providers,
    providersWith,
    address: casino.address,
    arcade: app.arcade,
    /** The platform's own job, as its worker runs it. */
    reconcile: (own = providers) => reconcileSuppliers({ db, clock, log, providers: own }),
    /** All tries of the call that comes next are lost, or their answers are. */
    trouble(supplier: SupplierName, how: TransportFault['how'], after = 0) {
      const times = SCHEDULES[supplier].pausesMs.length + 1
      state.troubles.set(supplier, { how, after, times })
    },
    /** What the suppliers still owe a call for is asked again until nothing is owed. */
    async settle() {
      const { pool } = database
      for (;;) {
        while ((await sweep(app.arcade, (round) => app.rooms.tellBet(round))) > 0);
        const { rows } = await pool.query('select min(due_at) as due from arcade.round')
        if (rows[0].due === null) return
        state.nowMs = Math.max(state.nowMs, rows[0].due.getTime())
      }
    },
    async close() {
      await door.close()
      await app.http.close()
      await app.arcade.pool.end()
      await casinoFixture.close()
      await database.close()
    },
  }
}

/** The suppliers' address, which is known before they are there. */
async function openDoor({ ills, asked, tooMuch }: State) {
  const behind: { app?: App } = {}
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const supplier = LIST_OF(request.url ?? '')
    if (supplier) {
      asked.push(supplier)
      response.once('finish', () => {
        if (response.statusCode === 413) tooMuch.add(supplier)
      })
    }
    const ill = supplier && ills.get(supplier)
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
  const supplier = SUPPLIERS.find((name) => new URL(url).pathname.split('/')[2] === name)
  const trouble = supplier && troubles.get(supplier)
  if (!trouble || trouble.times === 0) return httpTransport(url, init)
  if (trouble.after > 0) {
    trouble.after--
    return httpTransport(url, init)
  }
  trouble.times--
  if (trouble.how === 'unanswered') await httpTransport(url, init)
  throw new Error(trouble.how)
}
