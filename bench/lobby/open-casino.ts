import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { buildPages } from '../../scripts/build.ts'
import { ensureKeys } from '../../scripts/keys/keys.ts'
import { freePort } from '../../scripts/services/port.ts'
import {
  type Service,
  startService,
  stopService,
  untilReady,
} from '../../scripts/services/service.ts'
import { openBenchDatabase } from '../load/database.ts'

export const GAMES = 5_000

type Wish = { hasPages?: boolean; environment?: Record<string, string> }

/**
 * The casino alone, built as it is served, with a catalogue of 5,000 games that are of no arcade. Its limits
 * are the ones of production unless `environment` says otherwise.
 */
export async function openLobbyCasino({ hasPages = true, environment = {} }: Wish = {}) {
  if (hasPages) await buildPages()
  const database = await openBenchDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(SEED)
  await client.end()
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-lobby-'))
  ensureKeys(path.join(folder, 'keys'), path.join(folder, 'arcade-keys'))
  const arcadeUrl = `http://localhost:${await freePort()}`
  const services: Service[] = []

  /** A process of the casino; its address. */
  async function start(): Promise<string> {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const service = startService({
      name: 'casino',
      entry: 'server/src/main.ts',
      url,
      logFolder: path.join(folder, `logs-${services.length}`),
      environment: {
        DATABASE_URL: database.url,
        KEYS_DIR: path.join(folder, 'keys'),
        HOST: 'localhost',
        PORT: String(port),
        DRAIN_SECONDS: '0',
        SITE_URL: url,
        // Nobody is there, so that the catalogue stays as it was seeded.
        ARCADE_URL: arcadeUrl,
        ...environment,
      },
    })
    services.push(service)
    await untilReady(service)
    return url
  }

  return {
    url: await start(),
    /** Another process beside the first one; its address. */
    another: start,
    databaseUrl: database.url,
    arcadeKeysDir: path.join(folder, 'arcade-keys'),
    close: async () => {
      await Promise.all(services.map(stopService))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const SEED = `
  insert into game (code, provider, category_id, name, studio, rtp_bp, volatility, features, position, released_at)
    select 'bench_' || n, 'hub88', 1,
      (array['Nar', 'Lale', 'Yıldız', 'Kervan', 'Sultan', 'İnci', 'Ay', 'Güneş', 'Çini', 'Fener', 'Anka', 'Zümrüt'])[1 + n % 12]
        || ' ' || (array['Bahçesi', 'Devri', 'Sarayı', 'Işığı', 'Kulesi', 'Çarkı', 'Gecesi', 'Pazarı', 'Yolu', 'Köşkü', 'Düşü'])[1 + n % 11]
        || ' ' || n,
      (array['Lale Stüdyo', 'Kubbe', 'Pars', 'Anka Oyun', 'Turna', 'Yakut', 'Nokta', 'Kervan', 'Tulpar', 'Mavi Çini', 'Efsun'])[1 + n % 11],
      9200 + n % 600, 1 + n % 5,
      (array['{wild}', '{wild,free-spins}', '{scatter,multiplier}', '{jackpot}'])[1 + n % 4]::text[],
      n, now() - n * interval '6 hours'
    from generate_series(1, ${GAMES}) n;
  analyze game;
`
