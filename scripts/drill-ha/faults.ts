import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { House } from './house.ts'
import { NODES } from './patroni.ts'
import { signalAll } from './processes.ts'
import type { OpenPrograms } from './programs.ts'
import { AT, PORT } from './settings.ts'

export type At = { house: House; programs: OpenPrograms }
/** `mend` ends what was broken, once bets have succeeded again. `holdMs`: so long it is broken at least. */
type Broken = { mend?: () => unknown; holdMs?: number }
export type Fault = { name: string; make: (at: At) => Promise<Broken> }

/** Longer than Patroni's ttl: what etcd's loss would do it has done by then. */
const ETCD_AWAY_MS = 25_000
const STANDBYS_AWAY_MS = 15_000
const PROXY_AWAY_MS = 500
/** After it woke, the former primary has this long to do harm. */
const AWAKE_MS = 10_000

/** One after the other, the state whole again between them. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'primary’s server killed',
    async make({ house }) {
      signalAll(house.serverOf(await house.patroni.leader()), 'SIGKILL')
      return {}
    },
  },
  {
    name: 'primary’s machine lost',
    async make({ house }) {
      const node = await house.patroni.leader()
      signalAll(house.hostOf(node), 'SIGKILL')
      return { mend: () => house.processes.again(`patroni${node}`) }
    },
  },
  {
    name: 'primary suspended, then woken',
    async make({ house }) {
      const node = await house.patroni.leader()
      const all = house.hostOf(node)
      signalAll(all, 'SIGSTOP')
      const wake = () => {
        signalAll(all, 'SIGCONT')
        return wait(AWAKE_MS)
      }
      return { mend: wake }
    },
  },
  {
    name: 'synchronous standby suspended',
    async make({ house }) {
      const all = house.hostOf(await house.patroni.synchronous())
      signalAll(all, 'SIGSTOP')
      return { mend: () => signalAll(all, 'SIGCONT') }
    },
  },
  {
    // Nobody keeps a second copy: bets wait, and none is answered.
    name: `both standbys suspended for ${STANDBYS_AWAY_MS / 1_000} s`,
    async make({ house }) {
      const primary = await house.patroni.leader()
      const all = NODES.filter((node) => node !== primary).flatMap(house.hostOf)
      signalAll(all, 'SIGSTOP')
      await wait(STANDBYS_AWAY_MS)
      signalAll(all, 'SIGCONT')
      return {}
    },
  },
  {
    name: 'planned switchover',
    async make({ house: { patroni } }) {
      await patroni.switchover(await patroni.leader(), await patroni.synchronous())
      return {}
    },
  },
  {
    name: 'all three etcd killed',
    async make({ house: { processes } }) {
      const names = [1, 2, 3].map((number) => `etcd${number}`)
      await Promise.all(names.map((name) => processes.end(name, 'SIGKILL')))
      return { holdMs: ETCD_AWAY_MS, mend: () => names.forEach(processes.again) }
    },
  },
  {
    name: 'one casino killed',
    async make({ house, programs }) {
      await house.processes.end('casino1', 'SIGKILL')
      return { mend: () => programs.again('casino1') }
    },
  },
  {
    name: 'one arcade killed',
    async make({ house, programs }) {
      await house.processes.end('arcade1', 'SIGKILL')
      return { mend: () => programs.again('arcade1') }
    },
  },
  {
    name: 'both HAProxys killed for 0.5 s',
    async make({ house: { processes } }) {
      const names = ['haproxy-site', 'haproxy-database']
      await Promise.all(names.map((name) => processes.end(name, 'SIGKILL')))
      await wait(PROXY_AWAY_MS)
      names.forEach(processes.again)
      return {}
    },
  },
  {
    name: 'Redis master killed',
    async make({ house }) {
      const name = `redis${await masterOf(house)}`
      await house.processes.end(name, 'SIGKILL')
      return { holdMs: 10_000, mend: () => house.processes.again(name) }
    },
  },
  {
    name: 'both casinos restarted in turn',
    async make({ house, programs }) {
      for (const name of ['casino1', 'casino2']) {
        await house.processes.end(name)
        await programs.again(name)
      }
      return {}
    },
  },
]

async function masterOf({ place }: House): Promise<number> {
  for (const [index, at] of AT.redis.entries()) {
    const redis = new Redis({
      host: `${place.net}.${at}`,
      port: PORT.redis,
      password: place.password,
      lazyConnect: true,
      retryStrategy: () => null,
    })
    redis.on('error', () => {})
    const role = await redis.role().catch(() => [])
    redis.disconnect()
    if (role[0] === 'master') return index + 1
  }
  throw new Error('no Redis is the master')
}
