import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from '../../server/src/db/connect.ts'
import { type Address, addressOf, forgetAddress } from './address.ts'
import { asServerSees, type Cluster, spawnServer } from './cluster.ts'
import { clearDead, isServing, type Postmaster, readPostmaster } from './postmaster.ts'

/** Options of PostgreSQL by their names. */
export type Settings = Record<string, string>

/** What was written ahead since the last checkpoint is read again after a kill. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 10_000
const POLL_MS = 25
const isWindows = process.platform === 'win32'

/**
 * Attaches to the server of this folder, or starts one, where the one `before` it listened. Throws one
 * sentence when neither can be.
 */
export async function openServer(
  cluster: Cluster,
  settings: Settings,
  before?: Address,
): Promise<Postmaster> {
  const giveUpAt = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const isLate = performance.now() > giveUpAt
    const running = await attachOrStart(cluster, settings, before).catch((error: Error) => {
      if (isLate || !isMomentary(error)) throw error
    })
    if (running) return running
    if (isLate) throw new Error(`The embedded database in ${cluster.folder} does not answer.`)
    await sleep(10 * POLL_MS)
  }
}

/** Undefined while a server of this folder starts or stops. */
async function attachOrStart(
  cluster: Cluster,
  settings: Settings,
  before?: Address,
): Promise<Postmaster | undefined> {
  const found = readPostmaster(cluster)
  if (!found || !isServing(cluster, found.pid)) return start(cluster, settings, before)
  return (await isOfFolder(cluster, found)) ? found : undefined
}

/** Another process of ours was faster, or what a dead server left has not gone yet. */
const isMomentary = ({ message }: Error) =>
  /lock file .* already exists|shared memory block/.test(message)

export type Login = { user: string; password: string }

export function urlOf(
  { user, password }: Login,
  { host, port }: Address,
  database: string,
): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
}

/** Who answers at this address must serve our folder, and show it by a file of it. */
async function isOfFolder(cluster: Cluster, running: Postmaster): Promise<boolean> {
  const client = openClient({ url: urlOf(cluster, running, 'postgres'), isOwner: true })
  try {
    await client.connect()
    const { rows } = await client.query<{ said: string }>(
      "select pg_read_file('postmaster.pid') as said",
    )
    return Number.parseInt(rows[0]?.said ?? '', 10) === running.pid
  } catch (error) {
    if ((error as pg.DatabaseError).code === '28P01') throw wrongPassword(cluster)
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const wrongPassword = ({ home }: Cluster) =>
  new Error(
    `The database in ${home} has another password than postgres-password beside it says: put that file back from a backup.`,
  )

async function start(cluster: Cluster, settings: Settings, before?: Address): Promise<Postmaster> {
  await clearDead(cluster)
  const address = await addressOf(cluster, before)
  const { folder, home } = cluster
  const options = {
    listen_addresses: isWindows ? address.host : '',
    ...(isWindows ? {} : { unix_socket_directories: asServerSees(home, address.host) }),
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    ...settings,
  }
  const child = spawnServer(cluster, [
    ...['-D', asServerSees(home, folder), '-p', String(address.port)],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  let complaint = ''
  child.once('error', ({ message }) => {
    complaint = message
  })
  child.stderr?.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2_000)
  })
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve())
  })
  const ready = await untilReady(cluster, child.pid, gone)
  if (!ready) {
    child.kill('SIGQUIT')
    await gone
    throw new Error(`The embedded database did not start: ${lastFatal(complaint)}`)
  }
  child.unref()
  ;(child.stderr as unknown as { unref: () => void }).unref()
  return ready
}

/** The line that ended it, without its time; all that it said where no line is one. */
function lastFatal(complaint: string): string {
  const said = [...complaint.matchAll(/(?:FATAL|PANIC): +(.*)/g)]
  return said.at(-1)?.[1] ?? complaint.trim()
}

/** What postmaster.pid says counts once it is of our child: a dead server's says that it is ready. */
async function untilReady(cluster: Cluster, pid: number | undefined, gone: Promise<void>) {
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  for (let waited = 0; waited < START_TIMEOUT_MS && !isGone; waited += POLL_MS) {
    const running = readPostmaster(cluster)
    if (running?.pid === pid && running?.isReady) return running
    await sleep(POLL_MS)
  }
  return undefined
}

/** Last one out turns off the light: a server with other clients is left to them. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = readPostmaster(cluster)
  if (!running || !isServing(cluster, running.pid)) return
  if ((await otherClients(cluster, running)) !== 0) return
  process.kill(running.pid, 'SIGINT')
  const giveUpAt = performance.now() + STOP_TIMEOUT_MS
  while (isServing(cluster, running.pid)) {
    if (performance.now() > giveUpAt) return
    await sleep(POLL_MS)
  }
  if (!fs.existsSync(path.join(cluster.folder, 'postmaster.pid'))) forgetAddress(cluster, running)
}

async function otherClients(cluster: Cluster, address: Address): Promise<number> {
  const client = openClient({ url: urlOf(cluster, address, 'postgres'), isOwner: true })
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
