import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { migrate } from '../../server/src/db/migrate.ts'
import { openArcadeDatabase, refuseNoArcade } from '../arcade/open-arcade-database.ts'
import { buildPages } from '../build.ts'
import { ensureEvidenceList } from '../evidence/house/ensure-key-list.ts'
import { ensureKeyList } from '../fairness/key-list.ts'
import { ensureFeedKeys } from '../feed-company/feed-keys.ts'
import { openFeedDatabase } from '../feed-company/open-feed-database.ts'
import { demoPassword, openKeys } from '../keys/keys.ts'
import { ensureDatabase, ensureGuest, openEmbedded } from '../postgres/embedded.ts'
import { keepRunning } from '../services/keep-running.ts'
import { claimFolder, noteProcess, refuseSecondStart, seeOff } from '../services/leftovers.ts'
import { type ServiceOptions, startService } from '../services/service.ts'
import { checkFolder, checkSurroundings } from './check-environment.ts'
import { addDemoData, DEMO_USERNAME } from './demo-data.ts'

/** `npm start`: the whole app on this machine, from nothing to an address to open. */
const settings = readSettings()
const PORTS = [
  ['PORT', 'port'],
  ['ARCADE_PORT', 'arcadePort'],
  ['FEED_PORT', 'feedPort'],
] as const
/** The name by which the sandbox sportsbook knows this operator. */
const SANDBOX_CLIENT_ID = '3b1f2c8e-5d7a-4c0e-9a64-7c2d8e1f0b35'
const closers: (() => Promise<void>)[] = []
let isStopping = false

// A terminal or pipe that nobody reads any more ends nothing, above all not before the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // Whoever started us is gone, and nobody else would ever stop us.
  process.on('disconnect', () => void stop(0))
  await start()
} catch (error) {
  // Whoever stopped it while it was opening knows why it did not open.
  if (!isStopping) console.error(`\n${(error as Error).message}`)
  await stop(1)
}

function readSettings() {
  const { env } = process
  const port = portOf('PORT', env.PORT ?? '3000')
  const arcadePort = portOf('ARCADE_PORT', env.ARCADE_PORT ?? '3001')
  // `off`: no odds company is opened, and nothing can be bet on.
  const feedPort =
    env.FEED_PORT === 'off' ? undefined : portOf('FEED_PORT', env.FEED_PORT ?? '3002')
  const dataDir = path.resolve(env.DATA_DIR ?? 'data')
  return {
    port,
    arcadePort,
    feedPort,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    arcadeDatabaseUrl: env.ARCADE_DATABASE_URL || undefined,
    feedDatabaseUrl: env.FEED_DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    siteUrl: `http://localhost:${port}`,
    arcadeUrl: `http://localhost:${arcadePort}`,
    feedUrl: `http://localhost:${feedPort}`,
    keysDir: path.join(dataDir, 'keys'),
    arcadeKeysDir: path.join(dataDir, 'arcade-keys'),
    feedKeysDir: path.join(dataDir, 'feed-keys'),
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
  const { dataDir, keysDir, arcadeKeysDir, feedKeysDir, arcadeDatabaseUrl } = settings
  refuseSamePorts()
  await checkFolder(dataDir)
  refuseNoArcade(settings.databaseUrl, arcadeDatabaseUrl)
  const isEmbedded = !settings.databaseUrl
  if (isEmbedded) refuseSecondStart(dataDir)
  await seeOff(dataDir, ['casino', 'arcade', 'feed'], tell)
  await checkSurroundings({
    ...settings,
    tell,
    ports: portsTaken(),
  })
  if (isEmbedded) claimFolder(dataDir)
  else noteProcess(dataDir, 'start', process.pid)
  console.log((await buildPages()) === 'built' ? 'Pages built.' : 'Pages are up to date.')
  const { databaseUrl, ownerUrl, embedded } = await openDatabase()
  const isNew = (await migrate(ownerUrl, { appUrl: databaseUrl })).includes('001-ledger.sql')
  await openKeys(databaseUrl, keysDir, arcadeKeysDir)
  const arcade = { folder: arcadeKeysDir, url: settings.arcadeUrl }
  await ensureEvidenceList({ folder: keysDir, siteUrl: settings.siteUrl, now: new Date(), arcade })
  await ensureKeyList({ folder: arcadeKeysDir, origin: settings.arcadeUrl, now: new Date() })
  ensureFeedKeys(keysDir, feedKeysDir)
  const password = demoPassword(keysDir)
  await addDemoData({ databaseUrl, keysDir, password })
  const arcadeUrl = await openArcadeDatabase({
    embedded,
    casinoUrl: ownerUrl,
    givenUrl: arcadeDatabaseUrl,
    arcadeKeysDir,
    tell,
  })
  const feedUrl =
    settings.feedPort &&
    (await openFeedDatabase({
      embedded,
      givenUrl: settings.feedDatabaseUrl,
      feedKeysDir,
    }))
  await openServices(databaseUrl, arcadeUrl, feedUrl || undefined)
  console.log(welcome({ isNew, password, dataDir }))
}

function portsTaken(): [name: string, port: number][] {
  return PORTS.flatMap(([name, setting]): [string, number][] => {
    const port = settings[setting]
    return port === undefined ? [] : [[name, port]]
  })
}

function refuseSamePorts(): void {
  for (const [at, [name, port]] of portsTaken().entries()) {
    const same = portsTaken()
      .slice(0, at)
      .find(([, other]) => other === port)
    if (same) throw new Error(`${same[0]} and ${name} are both ${port}; they must differ.`)
  }
}

/** Who logs in for the casino, with a password of this start, owns nothing. */
async function openDatabase() {
  const { databaseUrl, databaseOwnerUrl = databaseUrl, dataDir } = settings
  if (databaseUrl)
    return { databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl, embedded: undefined }
  const embedded = await openEmbedded(dataDir)
  embedded.watch(tell)
  closers.unshift(() => embedded.stop())
  await ensureDatabase(embedded, 'zar')
  const login = { user: 'zar_casino', password: randomBytes(32).toString('base64url') }
  await ensureGuest(embedded, { name: 'zar', login })
  return { databaseUrl: embedded.urlOf('zar', login), ownerUrl: embedded.urlOf('zar'), embedded }
}

/** The arcade first: the casino asks it for its games when it opens. */
async function openServices(
  databaseUrl: string,
  arcadeDatabaseUrl: string,
  feedDatabaseUrl: string | undefined,
): Promise<void> {
  const { siteUrl, arcadeUrl, port, arcadePort, keysDir, logFolder, redisUrl } = settings
  const HOST = process.env.HOST ?? 'localhost'
  await open({
    name: 'arcade',
    entry: 'arcade/src/main.ts',
    url: arcadeUrl,
    logFolder,
    environment: {
      HOST,
      DATABASE_URL: arcadeDatabaseUrl,
      KEYS_DIR: settings.arcadeKeysDir,
      ARCADE_PORT: String(arcadePort),
      ARCADE_PUBLIC_URL: arcadeUrl,
      SITE_ORIGIN: siteUrl,
      WALLET_URL: `${siteUrl}/wallet`,
      // Made in a moment, and longer than months of play.
      ROOM_CHAIN_ROUNDS: process.env.ROOM_CHAIN_ROUNDS ?? '200000',
      ...(process.env.SERVER_IP && { OPERATOR_IP: process.env.SERVER_IP }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  })
  if (feedDatabaseUrl) await openFeedCompany(HOST, feedDatabaseUrl)
  await open({
    name: 'casino',
    entry: 'server/src/main.ts',
    url: siteUrl,
    logFolder,
    environment: {
      HOST,
      DATABASE_URL: databaseUrl,
      // Another company's.
      ARCADE_DATABASE_URL: '',
      KEYS_DIR: keysDir,
      PORT: String(port),
      SITE_URL: siteUrl,
      ARCADE_URL: arcadeUrl,
      FCG_URL: `${arcadeUrl}/sports/loader`,
      FCG_CLIENT_ID: SANDBOX_CLIENT_ID,
      BETCO_URL: arcadeUrl,
      ...(feedDatabaseUrl && { FEED_URL: settings.feedUrl }),
      LEDGER_HEAD_FILE: path.join(settings.dataDir, 'ledger-head.json'),
      AUDIT_HEAD_FILE: path.join(settings.dataDir, 'audit-head.json'),
      // Any free one, unless it is said: the office links to it.
      VIEW_PORT: process.env.VIEW_PORT ?? '0',
      // No balancer stands in front.
      DRAIN_SECONDS: '0',
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  })
}

/** The odds company, on a port of its own. */
async function openFeedCompany(HOST: string, DATABASE_URL: string): Promise<void> {
  await open({
    name: 'feed',
    entry: 'feed/src/main.ts',
    url: settings.feedUrl,
    logFolder: settings.logFolder,
    environment: {
      HOST,
      DATABASE_URL,
      KEYS_DIR: settings.feedKeysDir,
      FEED_PORT: String(settings.feedPort),
    },
  })
}

async function open(options: ServiceOptions): Promise<void> {
  const start = () => {
    const service = startService(options)
    noteProcess(settings.dataDir, options.name, service.child.pid)
    return service
  }
  const kept = keepRunning(start, { tell })
  closers.unshift(kept.stop)
  await kept.ready
}

/** What happens while it is open. */
function tell(sentence: string): void {
  console.error(sentence)
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
    Arcade   ${settings.arcadeUrl}  (the sandbox game supplier and bank)${feedLine()}
    Demo     ${DEMO_USERNAME} / ${password}
    Data     ${settings.databaseUrl ? 'your DATABASE_URL, and keys and logs in ' : ''}${path.relative(process.cwd(), dataDir) || dataDir}
    Stop     Ctrl-C
`
}

function feedLine(): string {
  return settings.feedPort ? `\n    Feed     ${settings.feedUrl}  (the sandbox odds company)` : ''
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
