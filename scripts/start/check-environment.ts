import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Redis } from 'ioredis'
import { CannotOpen, opening, reasonOf } from '../../server/src/app/cannot-open.ts'
import { SHOULD_BE } from '../../server/src/app/config/config.ts'
import { openClient } from '../../server/src/db/connect.ts'
import { type Sentinel, throughSentinels } from '../../server/src/platform/bus/redis.ts'
import { isPortFree } from '../services/port.ts'

const ANSWER_MAX_MS = 5_000

type AddressKind = { protocol: RegExp; shouldBe: string | undefined }
const POSTGRES = { protocol: /^postgres(ql)?:$/, shouldBe: SHOULD_BE.DATABASE_URL }
const REDIS = { protocol: /^rediss?:$/, shouldBe: SHOULD_BE.REDIS_URL }

export type Surroundings = {
  ports: readonly (readonly [setting: string, port: number])[]
  databaseUrl: string | undefined
  arcadeDatabaseUrl?: string | undefined
  redisUrl: string | undefined
  /** Hears what is not as it is set, and keeps nothing from opening. */
  tell: (sentence: string) => void
}

/** Throws one sentence where the app could not start here, before any work is done for it. */
export async function checkSurroundings(around: Surroundings): Promise<void> {
  const { ports, databaseUrl, arcadeDatabaseUrl, redisUrl, tell } = around
  for (const [setting, port] of ports) {
    if (await isPortFree(port)) continue
    throw new Error(`Port ${port} is taken: stop what uses it, or set ${setting} to another one.`)
  }
  if (redisUrl) await lookForRedis(redisUrl, tell)
  if (databaseUrl) await checkDatabase(databaseUrl)
  if (arcadeDatabaseUrl) await checkDatabase(arcadeDatabaseUrl, 'ARCADE_DATABASE_URL')
}

/** Throws one sentence where this is no address of a database, or nobody answers there. */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const { host } = addressOf(setting, url, POSTGRES)
  await opening(`The database at ${host || setting} cannot be reached`, () => askDatabase(url))
}

/** The database carries what a Redis that is away would do. */
async function lookForRedis(url: string, tell: (sentence: string) => void): Promise<void> {
  const { host } = addressOf('REDIS_URL', url, REDIS)
  await askRedis(url).catch((error) =>
    tell(`Opening without the Redis at ${host}, which cannot be reached: ${reasonOf(error)}`),
  )
}

/** Throws one sentence where the folder is not there, cannot be made, or cannot be written. */
export async function checkFolder(dataDir: string): Promise<void> {
  await opening(`The folder DATA_DIR=${dataDir} cannot be written`, () => {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  })
}

/** One by one: where the system makes no folders at all, Node's own way to make several never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o711 })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/** What it is set to stays unsaid: an address may hold a password. */
function addressOf(setting: string, text: string, { protocol, shouldBe }: AddressKind): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && protocol.test(url.protocol)) return url
  throw new CannotOpen(`${setting} is not usable: it must be ${shouldBe}.`)
}

async function askDatabase(connectionString: string): Promise<void> {
  const client = openClient({ url: connectionString, isOwner: true })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => {})
  }
}

/** Throws what a Redis that does not answer says. */
export async function askRedis(url: string, sentinels?: Sentinel[]): Promise<void> {
  const once = {
    lazyConnect: true,
    connectTimeout: ANSWER_MAX_MS,
    commandTimeout: ANSWER_MAX_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  }
  const redis = sentinels
    ? new Redis({ ...throughSentinels(url, sentinels), ...once })
    : new Redis(url, once)
  // What its calls reject with says only that the line is closed.
  const lost = new Promise<never>((_, reject) => redis.on('error', reject))
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), lost])
  } finally {
    redis.disconnect()
  }
}
