import path from 'node:path'
import { ensureDatabase, openEmbedded } from '../server/src/db/embedded/embedded.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { buildPages } from './build.ts'
import { checkSurroundings } from './check-surroundings.ts'
import { addDemoData, DEMO_USERNAME } from './demo-data.ts'
import { demoPassword, ensureKeys } from './keys.ts'
import { type Service, startService, stopService, untilReady } from './processes.ts'

/** `npm start`: the whole house on this machine, from nothing to an address to open. */
const settings = readSettings()
/** What the sandbox sportsbook knows this house by. */
const SANDBOX_CLIENT_ID = '3b1f2c8e-5d7a-4c0e-9a64-7c2d8e1f0b35'
const closers: (() => Promise<void>)[] = []
let isStopping = false

try {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  await start()
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  await stop(1)
}

function readSettings() {
  const { env } = process
  const port = portOf('PORT', env.PORT ?? '3000')
  const arcadePort = portOf('ARCADE_PORT', env.ARCADE_PORT ?? '3001')
  const dataDir = path.resolve(env.DATA_DIR ?? 'data')
  return {
    ...{ port, arcadePort, dataDir, databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL },
    siteUrl: `http://localhost:${port}`,
    arcadeUrl: `http://localhost:${arcadePort}`,
    keysDir: path.join(dataDir, 'keys'),
    logFolder: path.join(dataDir, 'logs'),
  }
}

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${name}=${text} is not a port number between 1 and 65535.`)
  process.exit(1)
}

async function start(): Promise<void> {
  const { port, arcadePort, dataDir, keysDir } = settings
  if (port === arcadePort)
    throw new Error(`PORT and ARCADE_PORT are both ${port}; they must differ.`)
  await checkSurroundings({
    ...settings,
    ports: [
      ['PORT', port],
      ['ARCADE_PORT', arcadePort],
    ],
  })
  console.log((await buildPages()) === 'built' ? 'Pages built.' : 'Pages are up to date.')
  const databaseUrl = await openDatabase()
  ensureKeys(keysDir)
  const isNew = (await migrate(databaseUrl)).includes('001-ledger.sql')
  const password = demoPassword(keysDir)
  await addDemoData({ databaseUrl, keysDir, password })
  await openServices(databaseUrl)
  console.log(welcome({ isNew, password, dataDir }))
}

async function openDatabase(): Promise<string> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return databaseUrl
  const embedded = await openEmbedded(dataDir)
  closers.unshift(() => embedded.stop())
  await ensureDatabase(embedded, 'zar')
  return embedded.urlOf('zar')
}

/** The arcade first: the casino asks it for its games when it opens. */
async function openServices(databaseUrl: string): Promise<void> {
  const { siteUrl, arcadeUrl, port, arcadePort, keysDir, logFolder, redisUrl } = settings
  const shared = {
    DATABASE_URL: databaseUrl,
    KEYS_DIR: keysDir,
    HOST: process.env.HOST ?? 'localhost',
  }
  await open({
    ...{ name: 'arcade', entry: 'arcade/src/main.ts', url: arcadeUrl, logFolder },
    environment: {
      ...shared,
      ARCADE_PORT: String(arcadePort),
      ARCADE_PUBLIC_URL: arcadeUrl,
      SITE_ORIGIN: siteUrl,
      WALLET_URL: `${siteUrl}/wallet`,
      ...(process.env.SERVER_IP && { OPERATOR_IP: process.env.SERVER_IP }),
    },
  })
  await open({
    ...{ name: 'casino', entry: 'server/src/main.ts', url: siteUrl, logFolder },
    environment: {
      ...shared,
      PORT: String(port),
      SITE_URL: siteUrl,
      ARCADE_URL: arcadeUrl,
      FCG_URL: `${arcadeUrl}/sports/loader`,
      FCG_CLIENT_ID: SANDBOX_CLIENT_ID,
      BETCO_URL: arcadeUrl,
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  })
}

async function open(options: Parameters<typeof startService>[0]): Promise<void> {
  const service: Service = startService(options)
  closers.unshift(() => stopService(service))
  await untilReady(service)
  service.child.once('exit', () => {
    if (isStopping) return
    console.error(`\nThe ${service.name} stopped unexpectedly; see ${service.logFile}.`)
    void stop(1)
  })
}

function welcome({
  isNew,
  password,
  dataDir,
}: {
  isNew: boolean
  password: string
  dataDir: string
}) {
  return `
  Zar is open.${isNew ? ' (Made afresh, with demo content.)' : ''}

    Casino   ${settings.siteUrl}
    Arcade   ${settings.arcadeUrl}  (the sandbox game supplier and bank)
    Demo     ${DEMO_USERNAME} / ${password}
    Data     ${settings.databaseUrl ? 'your DATABASE_URL, and keys and logs in ' : ''}${path.relative(process.cwd(), dataDir) || dataDir}
    Stop     Ctrl-C
`
}

/** Closes everything in the reverse order of opening. A second signal changes nothing. */
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const close of closers) {
    await close().catch((error: Error) => console.error(error.message))
  }
  process.exit(code)
}
