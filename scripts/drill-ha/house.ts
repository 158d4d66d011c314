import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { refuseTakenPorts } from './address.ts'
import type { Programs } from './needed.ts'
import { NODES, type Node, openPatroni } from './patroni.ts'
import { openProcesses, postgresAccount, serverOf, signalAll } from './processes.ts'
import {
  AT,
  databaseProxySettings,
  etcdSettings,
  type Place,
  PORT,
  patroniSettings,
  redisSettings,
  sentinelSettings,
  siteProxySettings,
} from './settings.ts'
import { until } from './until.ts'

export const DATABASES = ['zar', 'zar_arcade'] as const

/** Databases, Redis and both HAProxys as `deploy/` has them, on loopback addresses of their own. */
export async function openHouse(place: Place, programs: Programs) {
  const { net, folder, password } = place
  await refuseTakenPorts(net)
  const processes = openProcesses(folder)
  const patroni = openPatroni(net)
  const dataOf = (node: Node) => path.join(folder, `node${node}`, 'data')

  function write(name: string, text: string): string {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o644 })
    return file
  }

  function startEtcd(): void {
    for (const number of [1, 2, 3]) {
      const file = write(`etcd${number}.yml`, etcdSettings(place, number))
      processes.launch(`etcd${number}`, { program: programs.etcd, words: ['--config-file', file] })
    }
  }

  async function startNode(node: Node): Promise<void> {
    const own = path.join(folder, `node${node}`)
    mkdirSync(own, { mode: 0o700 })
    const { uid, gid } = postgresAccount()
    if (uid && gid) chownSync(own, uid, gid)
    const file = write(`patroni${node}.yml`, patroniSettings(place, node))
    const start = { program: programs.patroni, words: [file], asPostgres: true }
    processes.launch(`patroni${node}`, start)
  }

  function startRedis(): void {
    for (const number of [1, 2]) {
      mkdirSync(path.join(folder, `redis${number}`))
      const file = write(`redis${number}.conf`, redisSettings(place, number))
      processes.launch(`redis${number}`, { program: programs['redis-server'], words: [file] })
    }
    for (const number of [1, 2, 3]) {
      mkdirSync(path.join(folder, `sentinel${number}`))
      const file = write(`sentinel${number}.conf`, sentinelSettings(place, number))
      processes.launch(`sentinel${number}`, { program: programs['redis-sentinel'], words: [file] })
    }
  }

  function startProxies(): void {
    const files = { database: databaseProxySettings(place), site: siteProxySettings(place) }
    for (const [name, text] of Object.entries(files)) {
      const file = write(`haproxy-${name}.cfg`, text)
      const start = { program: programs.haproxy, words: ['-db', '-f', file] }
      processes.launch(`haproxy-${name}`, start)
    }
  }

  const urlOf = (database: string, user = 'zar') =>
    `postgres://${user}:${password}@${net}.1:${PORT.primary}/${database}`

  async function makeDatabases(): Promise<void> {
    const connectionString = urlOf('postgres', 'postgres')
    const client = await until('the primary behind HAProxy', 60_000, async () => {
      const one = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
      await one.connect()
      return one
    })
    await client.query(`create role zar login createrole password '${password}'`)
    for (const name of DATABASES) await client.query(`create database ${name} owner zar`)
    await client.end()
  }

  async function open(): Promise<void> {
    startEtcd()
    await startNode(1)
    await patroni.leader()
    await Promise.all([startNode(2), startNode(3)])
    startRedis()
    startProxies()
    await patroni.settled()
    await makeDatabases()
  }

  async function close(): Promise<void> {
    const all = processes.names()
    const programsOwn = all.filter((name) => /^(casino|arcade)/.test(name))
    await Promise.all(programsOwn.map((name) => processes.end(name)))
    const nodes = all.filter((name) => name.startsWith('patroni'))
    await Promise.all(nodes.map((name) => processes.end(name, 'SIGKILL')))
    for (const node of NODES) {
      const [server] = serverOf(dataOf(node))
      signalAll(serverOf(dataOf(node)), 'SIGCONT')
      if (server) signalAll([server], 'SIGQUIT')
    }
    await until('the end of the servers', 30_000, async () =>
      NODES.every((node) => serverOf(dataOf(node)).length === 0),
    )
    await Promise.all(all.map((name) => processes.end(name, 'SIGKILL')))
  }

  try {
    await open()
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
  return {
    place,
    processes,
    patroni,
    /** Of a database, through the HAProxy that leads to the primary. */
    urlOf,
    readUrlOf: (database: string) =>
      `postgres://zar:${password}@${net}.1:${PORT.standbys}/${database}`,
    siteUrl: `http://${net}.1:${PORT.site}`,
    arcadeUrl: `http://${net}.1:${PORT.arcade}`,
    /** What casinos and arcades find the Redis by. */
    redis: {
      REDIS_URL: `redis://:${password}@zar/0`,
      REDIS_SENTINELS: AT.sentinel.map((at) => `${net}.${at}:${PORT.sentinel}`).join(','),
    },
    /** The server of a node with its Patroni, which a power cut would end at once. */
    hostOf: (node: Node) => [processes.pidOf(`patroni${node}`), ...serverOf(dataOf(node))],
    serverOf: (node: Node) => serverOf(dataOf(node)),
    close,
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>
