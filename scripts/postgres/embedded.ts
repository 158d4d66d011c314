import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openClient } from '../../server/src/db/connect.ts'
import { type Cluster, findCluster, openCluster } from './cluster.ts'
import { isServing, type Postmaster } from './postmaster.ts'
import { type Login, openServer, type Settings, stopServer, urlOf } from './server.ts'

export type Embedded = {
  /** The url of a database on this server: its administrator’s, or whose log-in is given. */
  urlOf: (database: string, login?: Login) => string
  /** From now on a server that ends is started again, at the same address; `tell` hears a sentence of it. */
  watch: (tell: (sentence: string) => void) => void
  /** Stops the server, unless another process of ours still uses it. */
  stop: () => Promise<void>
}

const WATCH_MS = 200
const RETRY_MAX_MS = 30_000

/**
 * Opens PostgreSQL on the data folder, making the database the first time: attaches to a server that
 * already serves it (after a crash of ours, or beside a second process), else starts one. It listens
 * on a unix socket only.
 */
export async function openEmbedded(dataDir: string, settings: Settings = {}): Promise<Embedded> {
  return await embeddedOn(openCluster(dataDir), settings)
}

/** The same for whoever only reads: undefined where no database was ever made, and none is made. */
export async function findEmbedded(dataDir: string): Promise<Embedded | undefined> {
  const cluster = findCluster(dataDir)
  return cluster && (await embeddedOn(cluster, {}))
}

/** Makes the database if it is not there. */
export async function ensureDatabase(embedded: Embedded, name: string): Promise<void> {
  await asAdministrator(embedded, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
}

/** Lets a role that owns nothing log in to a database, from now on with this password. */
export async function ensureGuest(
  embedded: Embedded,
  { name, login }: { name: string; login: Login },
): Promise<void> {
  await asAdministrator(embedded, async (client) => {
    const role = await ensureLogin(client, login)
    await client.query(`grant connect on database ${pg.escapeIdentifier(name)} to ${role}`)
  })
}

/**
 * Makes a database that belongs to a role of its own, and gives the role this password. From then on
 * that role reaches no other database of `beside`, and no other role but the administrator this one.
 */
export async function ensureOwnDatabase(
  embedded: Embedded,
  { name, login, beside }: { name: string; login: Login; beside: readonly string[] },
): Promise<void> {
  await asAdministrator(embedded, async (client) => {
    const role = await ensureLogin(client, login)
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) {
      await client.query(`create database ${pg.escapeIdentifier(name)} owner ${role}`)
    }
    for (const database of [name, ...beside]) {
      await client.query(
        `revoke connect, temporary on database ${pg.escapeIdentifier(database)} from public`,
      )
    }
  })
}

async function asAdministrator(
  embedded: Embedded,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  // A database is copied as fast as the disk is.
  const client = openClient({ url: embedded.urlOf('postgres'), isOwner: true, isPatient: true })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the role where there is none, and answers its name as SQL has it. */
async function ensureLogin(client: pg.Client, { user, password }: Login): Promise<string> {
  const role = pg.escapeIdentifier(user)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user])
  if (rowCount === 0) await client.query(`create role ${role}`)
  await client.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${pg.escapeLiteral(password)}`,
  )
  return role
}

async function embeddedOn(cluster: Cluster, settings: Settings): Promise<Embedded> {
  let running = await openServer(cluster, settings)
  const stopping = new AbortController()
  let watching: Promise<void> | undefined

  async function keepUp(tell: (sentence: string) => void): Promise<void> {
    for (;;) {
      await pause(WATCH_MS)
      if (isServing(cluster, running.pid)) continue
      tell('The database ended unexpectedly; it is started again.')
      running = await startAgain(tell)
      tell('The database serves again.')
    }
  }

  async function startAgain(tell: (sentence: string) => void): Promise<Postmaster> {
    for (let delayMs = 1_000; ; delayMs = Math.min(2 * delayMs, RETRY_MAX_MS)) {
      try {
        return await openServer(cluster, settings, running)
      } catch (error) {
        tell(`${(error as Error).message} It is tried again.`)
      }
      await pause(delayMs)
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false })

  return {
    urlOf: (database, login = cluster) => urlOf(login, running, database),
    watch: (tell) => {
      // Its pauses end by being aborted.
      watching = keepUp(tell).catch(() => {})
    },
    stop: async () => {
      stopping.abort()
      await watching
      await stopServer(cluster)
    },
  }
}
