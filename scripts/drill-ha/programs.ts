import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureKeys } from '../keys/keys.ts'
import type { House } from './house.ts'
import { AT, CALLER, PORT } from './settings.ts'
import { until } from './until.ts'

const OPEN_MAX_MS = 120_000
/** All players of the drill call from one address. */
const CALLS = '1000000'

const SUPPLIERS = ['HUB88', 'SOFTGAMINGS', 'AMUSNET', 'EGT', 'EVERYMATRIX', 'DIGITAIN']

/** What programs need of a house. */
export type Home = Pick<House, 'processes' | 'place' | 'urlOf' | 'siteUrl' | 'arcadeUrl'> & {
  redis: Record<string, string>
  /** None where there is no standby. */
  readUrlOf?: House['readUrlOf']
}

/** Two casinos and so many arcades as they are deployed, behind HAProxy. */
export async function openPrograms(house: Home, programs: string, arcades = 2) {
  const { processes, place, siteUrl, arcadeUrl } = house
  const keys = path.join(place.folder, 'keys')
  const arcadeKeys = path.join(place.folder, 'arcade-keys')
  mkdirSync(keys, { mode: 0o700 })
  ensureKeys(keys, arcadeKeys)
  const shared = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...house.redis,
  }
  const readyAt = (name: string, url: string) =>
    until(name, OPEN_MAX_MS, async () => (await fetch(`${url}/ready`)).ok).catch((error) => {
      throw new Error(`${(error as Error).message}: ${processes.saidBy(name)}`)
    })

  const urls: Record<string, string> = {}
  async function open(name: string, own: { entry: string; host: string; port: number } & Own) {
    const { entry, host, port, environment } = own
    urls[name] = `http://${host}:${port}`
    processes.launch(name, {
      program: process.execPath,
      words: [path.join(programs, entry)],
      environment: { ...shared, HOST: host, ...environment },
    })
    await readyAt(name, urls[name])
  }

  const openArcade = (number: number) =>
    open(`arcade${number}`, {
      entry: 'arcade/src/main.mjs',
      host: `${place.net}.${AT.arcade[number - 1]}`,
      port: PORT.arcade,
      environment: {
        ARCADE_PORT: String(PORT.arcade),
        DATABASE_URL: house.urlOf('zar_arcade'),
        KEYS_DIR: arcadeKeys,
        SITE_ORIGIN: siteUrl,
        WALLET_URL: `${siteUrl}/wallet`,
        ARCADE_PUBLIC_URL: arcadeUrl,
        ROOM_CHAIN_ROUNDS: '1000',
      },
    })
  const openCasino = (number: number) =>
    open(`casino${number}`, {
      entry: 'server/src/main.mjs',
      host: `${place.net}.${AT.casino[number - 1]}`,
      port: PORT.site,
      environment: {
        PORT: String(PORT.site),
        DATABASE_URL: house.urlOf('zar'),
        DATABASE_READ_URL: house.readUrlOf?.('zar') ?? '',
        KEYS_DIR: keys,
        SITE_URL: siteUrl,
        ARCADE_URL: arcadeUrl,
        WEB_DIR: 'server/no-pages',
        CALLS_PER_SECOND: CALLS,
        CHANGES_PER_SECOND: CALLS,
        ...Object.fromEntries(SUPPLIERS.map((name) => [`${name}_ADDRESSES`, CALLER])),
      },
    })

  // One after the other: the first of each makes the tables.
  for (let number = 1; number <= arcades; number++) await openArcade(number)
  for (const number of [1, 2]) await openCasino(number)
  return {
    keys,
    arcadeKeys,
    /** Once it is open again after its end. */
    async again(name: string): Promise<void> {
      processes.again(name)
      await readyAt(name, urls[name] ?? '')
    },
  }
}

type Own = { environment: Record<string, string> }
export type OpenPrograms = Awaited<ReturnType<typeof openPrograms>>
