import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../arcade/src/config.ts'
import { ownNet, refuseTakenPorts } from '../drill-ha/address.ts'
import { compare, readBooks, timeOf } from '../drill-ha/books.ts'
import { verify, warmUp } from '../drill-ha/drill.ts'
import { removeFolder } from '../drill-ha/folder.ts'
import { openBets } from '../drill-ha/load/bets.ts'
import { openCallers } from '../drill-ha/load/callers.ts'
import { seatPlayers } from '../drill-ha/load/players.ts'
import { openProcesses } from '../drill-ha/processes.ts'
import { type Home, type OpenPrograms, openPrograms } from '../drill-ha/programs.ts'
import { PORT, siteProxySettings } from '../drill-ha/settings.ts'
import { compilePrograms } from '../testing/compile-programs.ts'
import { openDatabases } from './databases.ts'
import { openPace } from './pace.ts'
import { isRight, type Restart, totalOf } from './report.ts'

const CALLS_PER_SECOND = 50
/** A bet, and its win or rollback. */
const CALLS_PER_ROUND = 2
const OF_EACH_SUPPLIER = 6
const CASINOS = ['casino1', 'casino2']
const CODE = ['server/src/main', 'server/src/ledger-verify', 'arcade/src/main']

type Drill = { folder: string; haproxy: string; rounds: number }

/** Brings all up, restarts, and closes it whatever happens. True where no call failed and the books are right. */
export async function drillRestarts(drill: Drill): Promise<boolean> {
  const code = await compilePrograms(CODE)
  try {
    const home = await openHome(drill)
    const stop = () => void home.close().finally(() => end(drill, code))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    try {
      const programs = await openPrograms(home, code.folder, 1)
      return await restartAll(home, programs, { ...drill, code: code.folder })
    } finally {
      await home.close()
    }
  } finally {
    code.remove()
  }
}

function end({ folder }: Drill, code: { remove: () => void }): never {
  code.remove()
  removeFolder(folder)
  process.exit(1)
}

/** HAProxy as `deploy/proxy` has it, and the databases. */
async function openHome({ folder, haproxy }: Drill) {
  const place = {
    net: ownNet(),
    folder,
    password: randomBytes(16).toString('hex'),
    binaries: '',
  }
  await refuseTakenPorts(place.net)
  const databases = await openDatabases(folder)
  const processes = openProcesses(folder)
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, siteProxySettings(place))
  processes.launch('haproxy', { program: haproxy, words: ['-db', '-f', file] })
  const redis: Record<string, string> = {}
  const redisUrl = process.env.REDIS_URL || process.env.TEST_REDIS_URL
  if (redisUrl) redis.REDIS_URL = redisUrl
  return {
    place,
    processes,
    redis,
    urlOf: databases.urlOf,
    siteUrl: `http://${place.net}.1:${PORT.site}`,
    arcadeUrl: `http://${place.net}.1:${PORT.arcade}`,
    async close(): Promise<void> {
      await Promise.all(processes.names().map((name) => processes.end(name, 'SIGKILL')))
      await databases.close()
    },
  }
}

type Wish = { rounds: number; code: string }

async function restartAll(home: Home, programs: OpenPrograms, { rounds, code }: Wish) {
  const url = home.urlOf('zar')
  const { seats } = await seatPlayers(url, { ofEach: OF_EACH_SUPPLIER, others: 0 })
  const callers = openCallers()
  const { operators } = readConfig({
    DATABASE_URL: home.urlOf('zar_arcade'),
    KEYS_DIR: programs.arcadeKeys,
    WALLET_URL: `${home.siteUrl}/wallet`,
  })
  const pace = openPace(CALLS_PER_SECOND / CALLS_PER_ROUND)
  const bets = openBets(operators as Required<typeof operators>, callers.transport, seats, pace)
  await warmUp(bets, callers)
  const since = await timeOf(url)
  callers.takeHeard()
  callers.takeCalls()

  bets.begin()
  const begunAt = performance.now()
  const restarts: Restart[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const casino of CASINOS) {
      const took = await restart(home, programs, casino)
      const failed = Object.fromEntries(callers.takeHeard())
      const { calls, longestMs } = callers.takeCalls()
      const load = Math.round(loadavg()[0] ?? 0)
      const counted = { calls, longestMs: Math.round(longestMs), load, failed }
      const one = { round, casino, ...took, ...counted }
      restarts.push(one)
      console.log(JSON.stringify(one))
    }
  }
  const seconds = (performance.now() - begunAt) / 1_000
  const { journal, wrongs } = await bets.rest()
  for (const wrong of wrongs.slice(0, 5)) console.log(wrong)
  const books = await compare(url, since, journal, bets.cashKurus)
  // Where a server never does it by itself, the verification would be planned for empty tables.
  await readBooks(url, (client) => client.query('analyze'))
  const isVerified = verify(`${code}/server/src/ledger-verify.mjs`, url, programs.keys)
  const total = totalOf({ restarts, books, wrongs, isVerified, seconds })
  console.log(JSON.stringify(total))
  return isRight(total)
}

async function restart({ processes }: Home, programs: OpenPrograms, casino: string) {
  const stoppedAt = performance.now()
  await processes.end(casino)
  const endedAt = performance.now()
  await programs.again(casino)
  return {
    stopMs: Math.round(endedAt - stoppedAt),
    readyMs: Math.round(performance.now() - endedAt),
  }
}
