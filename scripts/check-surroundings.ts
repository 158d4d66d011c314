import { accessSync, constants, mkdirSync } from 'node:fs'
import { Redis } from 'ioredis'
import pg from 'pg'
import { opening } from '../server/src/cannot-open.ts'
import { SHOULD_BE } from '../server/src/config.ts'
import { isPortFree } from './processes.ts'

const ANSWER_MAX_MS = 5_000

export type Surroundings = {
  ports: readonly (readonly [setting: string, port: number])[]
  dataDir: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
}

/** Throws one sentence where the house could not open here, before any work is done for it. */
export async function checkSurroundings(around: Surroundings): Promise<void> {
  const { ports, dataDir, databaseUrl, redisUrl } = around
  for (const [setting, port] of ports) {
    if (await isPortFree(port)) continue
    throw new Error(`Port ${port} is taken: stop what uses it, or set ${setting} to another one.`)
  }
  await opening(`The folder DATA_DIR=${dataDir} cannot be written`, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  })
  if (databaseUrl) {
    const { host } = addressOf('DATABASE_URL', databaseUrl, /^postgres(ql)?:$/)
    await opening(`The database at ${host || 'DATABASE_URL'} cannot be reached`, () =>
      askDatabase(databaseUrl),
    )
  }
  if (redisUrl) {
    const { host } = addressOf('REDIS_URL', redisUrl, /^rediss?:$/)
    await opening(`The Redis at ${host} cannot be reached`, () => askRedis(redisUrl))
  }
}

/** What it is set to stays unsaid: an address may hold a password. */
function addressOf(setting: string, text: string, protocol: RegExp): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && protocol.test(url.protocol)) return url
  throw new Error(`${setting} is not usable: it must be ${SHOULD_BE[setting]}.`)
}

async function askDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MAX_MS })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => {})
  }
}

async function askRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    ...{ lazyConnect: true, connectTimeout: ANSWER_MAX_MS, commandTimeout: ANSWER_MAX_MS },
    ...{ maxRetriesPerRequest: 0, retryStrategy: () => null },
  })
  // What its calls reject with says only that the line is closed.
  const lost = new Promise<never>((_, reject) => redis.on('error', reject))
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), lost])
  } finally {
    redis.disconnect()
  }
}
