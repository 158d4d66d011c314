import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binary, isRoot, NOBODY } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'

export type Embedded = {
  /** The url of a database on this server. */
  urlOf: (database: string) => string
  /** Stops the server, unless another process of ours still uses it. */
  stop: () => Promise<void>
}

type Address = { host: string; port: number }
type Running = Address & { pid: number; isReady: boolean }

const START_TIMEOUT_MS = 30_000
const POLL_MS = 25
const isWindows = process.platform === 'win32'

/**
 * Opens PostgreSQL on the data folder: attaches to a server that already serves it (after a crash
 * of ours, or beside a second process), else starts one. It listens on a unix socket only.
 */
export async function openEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Embedded> {
  const cluster = openCluster(dataDir)
  const address = (await attach(cluster)) ?? (await start(cluster, settings))
  return {
    urlOf: (database) => urlOf(cluster, address, database),
    stop: () => stop(cluster, address),
  }
}

/** Makes the database if it is not there. */
export async function ensureDatabase(embedded: Embedded, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: embedded.urlOf('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function urlOf({ user, password }: Cluster, { host, port }: Address, database: string): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
}

/** What postmaster.pid says: its lines are documented in PostgreSQL's miscadmin.h. */
function readRunning({ folder }: Cluster): Running | undefined {
  try {
    const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      host: lines[4] || '127.0.0.1',
      isReady: /ready/.test(lines[7] ?? ''),
    }
  } catch {
    return undefined
  }
}

/** A pid proves nothing, since pids are used again: the server itself must name our folder. */
async function attach(cluster: Cluster): Promise<Address | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    const running = readRunning(cluster)
    if (!running || !isAlive(running.pid)) return undefined
    const served = await servedFolder(cluster, running)
    if (served !== undefined)
      return served === fs.realpathSync(cluster.folder) ? running : undefined
    if (!isWindows && !fs.existsSync(path.join(running.host, `.s.PGSQL.${running.port}`))) {
      return undefined
    }
    await sleep(250)
  }
  return undefined
}

async function servedFolder(cluster: Cluster, address: Address): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, address, 'postgres'),
    connectionTimeoutMillis: 1_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0] && fs.realpathSync(rows[0].data_directory)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function start(cluster: Cluster, settings: Record<string, string>): Promise<Address> {
  const address = await pickAddress()
  const options = {
    listen_addresses: isWindows ? address.host : '',
    ...(isWindows ? {} : { unix_socket_directories: address.host }),
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    ...settings,
  }
  const child = spawn(
    binary(cluster.binaries, 'postgres'),
    [
      ...['-D', cluster.folder, '-p', String(address.port)],
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: Ctrl-C in a terminal must reach us first, so that we can stop it in order.
    {
      ...cluster.runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
    },
  )
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2_000)
  })
  await untilReady(
    cluster,
    () => child.exitCode,
    () => complaint,
  )
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return address
}

async function untilReady(
  cluster: Cluster,
  exitCode: () => number | null,
  complaint: () => string,
): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_MS) {
    if (exitCode() !== null) throw new Error(`The embedded database did not start: ${complaint()}`)
    if (readRunning(cluster)?.isReady) return
    await sleep(POLL_MS)
  }
  throw new Error(`The embedded database did not start in time: ${complaint()}`)
}

async function pickAddress(): Promise<Address> {
  if (!isWindows) {
    const host = fs.mkdtempSync(path.join(os.tmpdir(), 'zar-pg-'))
    if (isRoot()) fs.chownSync(host, NOBODY.uid, NOBODY.gid)
    return { host, port: 5432 }
  }
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve({ host: '127.0.0.1', port }))
    })
  })
}

/** Last one out turns off the light: a server with other clients is left to them. */
async function stop(cluster: Cluster, address: Address): Promise<void> {
  const running = readRunning(cluster)
  if (!running || (await otherClients(cluster, address)) !== 0) return
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && isAlive(running.pid); waited += POLL_MS) {
    await sleep(POLL_MS)
  }
  if (!isWindows && path.basename(address.host).startsWith('zar-pg-')) {
    fs.rmSync(address.host, { recursive: true, force: true })
  }
}

async function otherClients(cluster: Cluster, address: Address): Promise<number> {
  const client = new pg.Client({ connectionString: urlOf(cluster, address, 'postgres') })
  try {
    await client.connect()
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return rows[0]?.others ?? 0
  } finally {
    await client.end().catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
