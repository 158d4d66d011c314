import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BettingEvents } from '@zar/contract/betting/board'
import { COMPANY_KEY, openTestCompany } from '../../server/src/modules/betting/testing/company.ts'
import {
  clockAt,
  fixture,
  odds,
  result,
  scoreOf,
  total,
} from '../../server/src/modules/betting/testing/said.ts'
import { freePlace, startApp } from '../kit/app.ts'
import { ask } from '../kit/player.ts'

const ALIVE_EVERY_MS = 1_000
const READY_MS = 180_000
const DAY_MS = 86_400_000
const HOME_MS = 1_800_000

const side = (id: string, name: string) => ({ id, name })

/** The matches of the script: two of tomorrow, and two that are played, one of which stands still. */
export const MATCHES = {
  first: { home: side('gs', 'Galatasaray'), away: side('fb', 'Fenerbahçe') },
  second: { home: side('bjk', 'Beşiktaş'), away: side('ts', 'Trabzonspor') },
  live: { home: side('sam', 'Samsunspor'), away: side('goz', 'Göztepe') },
  still: { home: side('ala', 'Alanyaspor'), away: side('kon', 'Konyaspor') },
} as const

/**
 * A casino of its own whose feed says what the journey says, and nothing else: no match moves by itself.
 * Until it is closed the calls of `kit/player.ts` go to it.
 */
export async function openScriptedCasino() {
  const clock = { now: () => new Date() }
  const company = await openTestCompany({ clock })
  const place = await freePlace()
  const keys = path.join(place.dataDir, 'keys')
  mkdirSync(keys, { recursive: true, mode: 0o700 })
  chmodSync(keys, 0o700)
  writeFileSync(path.join(keys, `feed-key-${COMPANY_KEY.id}`), COMPANY_KEY.secret, { mode: 0o600 })
  const app = await startApp(place, { FEED_URL: company.url })
  const before = { site: process.env.ZAR_SITE_URL, data: process.env.ZAR_DATA_DIR }
  const site = `http://localhost:${place.port}`
  process.env.ZAR_SITE_URL = site
  process.env.ZAR_DATA_DIR = place.dataDir
  const alive = setInterval(() => {
    company.pre.alive()
    company.live.alive()
  }, ALIVE_EVERY_MS)
  tellMatches(company)
  await areOffered(Object.keys(MATCHES).length)
  return {
    site,
    company,
    close: async () => {
      clearInterval(alive)
      process.env.ZAR_SITE_URL = before.site
      process.env.ZAR_DATA_DIR = before.data
      await app.stop('SIGTERM')
      await company.close()
      rmSync(place.dataDir, { recursive: true, force: true })
    },
  }
}

type Company = Awaited<ReturnType<typeof openTestCompany>>

function tellMatches({ pre, live }: Company): void {
  const start = Date.now() + DAY_MS
  pre.say(fixture('first', { ...MATCHES.first, start }))
  pre.say(odds('first', [result([2000, 3600, 4000]), total()]))
  pre.say(fixture('second', { ...MATCHES.second, start }))
  pre.say(odds('second', [result([1500, 4200, 6500]), total()]))
  for (const event of ['live', 'still'] as const) {
    live.say(fixture(event, { ...MATCHES[event], start: Date.now() - HOME_MS }))
    live.say(
      odds(event, [result([1800, 3400, 4800]), total()], {
        ...scoreOf(0, 0),
        ...clockAt('h1', HOME_MS / 1_000),
      }),
    )
  }
}

/** Resolves when so many matches can be bet on. */
async function areOffered(count: number): Promise<void> {
  const patience = AbortSignal.timeout(READY_MS)
  for (;;) {
    const { rows } = await ask<BettingEvents>('/api/betting/events', ALL)
    const open = rows.filter(({ markets }) => markets.some(({ state }) => state === 'active'))
    if (open.length === count) return
    await setTimeout(100, null, { signal: patience })
  }
}

const ALL = {
  sports: null,
  league: null,
  ids: null,
  isLive: null,
  day: null,
  hours: null,
  set: 'main',
  after: null,
  take: 10,
}
