/**
 * `npm run bench:odds`: 2,000 live matches with 50,000 selections, 500 changes a second, and 1,000 players'
 * sockets that hear all that is played (P8). It prints the CPU of a record that reaches a socket beside a bare `ws`
 * write of the same record, the time from the company to the socket beside the bare write's, and the time of a
 * league's page at the server meanwhile. `BENCH_EVENTS`, `BENCH_PLAYERS`, `BENCH_SECONDS` change the length.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bettingEvents } from '@zar/contract/betting/board'
import { BETTING_STREAM_PATH } from '@zar/contract/betting/values'
import pg from 'pg'
import { openServer } from '../load/database.ts'
import { percentile } from '../load/drive.ts'
import type { Written } from './bare.ts'
import type { Said } from './company.ts'
import type { CrowdWish, Heard } from './crowd.ts'
import { nowMs, sorted } from './now.ts'
import type { Site } from './site.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const PER_SECOND = 500
const LEAGUES = 40
const TICKS_PER_SECOND = 100
/** How often changes are told. */
const TICK_MS = 50
const PAGES = 100
const ORIGIN = 'http://zar.example'
/** Everything, in its first page. */
const ALL = {
  sports: null,
  ids: null,
  isLive: null,
  day: null,
  hours: null,
  after: null,
  set: 'main',
  take: 100,
}
/** Of the bare writes: more would not be written within their time. */
const TOPICS = Array.from({ length: LEAGUES }, (_, at) => `league:l${at}`)

const server = await openServer()
process.env.TEST_DATABASE_URL = server.url
const children: ChildProcess[] = []
function start(name: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  children.push(child)
  return child
}
const heardFrom = <Told>(child: ChildProcess): Promise<Told> =>
  new Promise((done, fail) => {
    child.once('message', (told) => done(told as Told))
    child.once('exit', (code) => fail(new Error(`a process of the run ended with ${code}`)))
  })
function ask<Told>(child: ChildProcess, wish: object | string): Promise<Told> {
  child.send(wish)
  return heardFrom<Told>(child)
}
const crowdOf = (child: ChildProcess, wish: CrowdWish) => ask<Heard>(child, wish)

/** Seconds of a processor that the process has used. */
function cpuOf({ pid }: ChildProcess): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The CPU that a process uses while something is done. */
async function costOf<Told>(child: ChildProcess, work: () => Promise<Told>) {
  const before = cpuOf(child)
  const told = await work()
  return { told, cpuS: cpuOf(child) - before }
}

/** How long the page of a league takes at the server, one after the other. */
async function timePages(url: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < PAGES; at += 1) {
    const asked = { ...ALL, league: `l${at % LEAGUES}` }
    const began = nowMs()
    const response = await fetch(new URL(bettingEvents.path, url), {
      method: bettingEvents.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    if (!response.ok) throw new Error(`the page of a league answered ${response.status}`)
    await response.text()
    times.push(nowMs() - began)
  }
  return sorted(times)
}

/** The match of each selection of home. */
async function matchesOf(database: string): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ id: number; match: number }>(`
    select one.id::integer as id, substr(source_id, 2)::integer as match from betting_selection one
      join betting_market market on market.id = one.market_id
      join betting_event event on event.id = market.event_id
    where market.key = 'ft.result' and one.key = '1'`)
  await client.end()
  return new Map(rows.map(({ id, match }) => [id, match]))
}

/** From the company's word to each page that was read. */
function delaysOf(said: readonly Said[], heard: Heard, matches: ReadonlyMap<number, number>) {
  const saidAt = new Map(said.map(([match, odds, atMs]) => [`${match} ${odds}`, atMs]))
  const delays = heard.times.flatMap(([selection, odds, atMs]) => {
    const from = saidAt.get(`${matches.get(selection)} ${odds}`)
    return from === undefined ? [] : [atMs - from]
  })
  return sorted(delays)
}

async function main(): Promise<void> {
  const company = start('./company.ts')
  const { url: companyUrl } = await heardFrom<{ url: string }>(company)
  const site = start('./site.ts')
  const { url, database, rssBytes } = await ask<Site>(site, companyUrl)
  const change = { kind: 'change', seconds: SECONDS, perSecond: PER_SECOND }
  const quiet = await costOf(site, () => ask<Said[]>(company, change))

  const crowd = start('./crowd.ts')
  const stream = `${url.replace('http', 'ws')}${BETTING_STREAM_PATH}`
  const entering = { kind: 'enter' as const, topics: TOPICS, players: PLAYERS, origin: ORIGIN }
  await crowdOf(crowd, { ...entering, topics: ['events:live'], url: stream })
  const told = await costOf(site, () => ask<Said[]>(company, change))
  const heard = await crowdOf(crowd, { kind: 'tell' })
  const delays = delaysOf(told.told, heard, await matchesOf(database))
  const changing = ask<Said[]>(company, change)
  const pages = await timePages(url)
  await changing
  crowd.kill()

  const bare = start('./bare.ts')
  const { url: bareUrl } = await heardFrom<{ url: string }>(bare)
  const listeners = start('./crowd.ts')
  await crowdOf(listeners, { ...entering, url: bareUrl })
  const raw = await costOf(bare, () =>
    ask<Written>(bare, { seconds: SECONDS, perSecond: PER_SECOND }),
  )
  const rawHeard = await crowdOf(listeners, { kind: 'tell' })
  const writtenAt = new Map(raw.told.times)
  const rawDelays = sorted(
    rawHeard.times.map(([, odds, atMs]) => atMs - (writtenAt.get(odds) ?? atMs)),
  )

  const records = heard.records
  // All that the process did meanwhile, with what applying the feed costs.
  const cpuUs = (told.cpuS / records) * 1e6
  const rawUs = (raw.cpuS / raw.told.writes) * 1e6
  const [p99, rawP99] = [percentile(delays, 0.99), percentile(rawDelays, 0.99)]
  const goalMs = TICK_MS + 1.2 * rawP99
  const round = (value: number) => Math.round(value * 1_000) / 1_000
  console.log(
    JSON.stringify(
      {
        players: PLAYERS,
        changes: told.told.length,
        records,
        cpuPerRecord: {
          ratio: round(cpuUs / rawUs),
          goal: 0.15,
          isMet: cpuUs <= 0.15 * rawUs,
          us: round(cpuUs),
          rawUs: round(rawUs),
        },
        sourceToSocketP99: {
          ratio: round(p99 / goalMs),
          goal: 1,
          isMet: p99 <= goalMs,
          ms: round(p99),
          p50Ms: round(percentile(delays, 0.5)),
          rawMs: round(rawP99),
        },
        leaguePage: {
          p50Ms: round(percentile(pages, 0.5)),
          p99Ms: round(percentile(pages, 0.99)),
          goalMs: 50,
          isMet: percentile(pages, 0.5) < 50,
        },
        bytesPerPlayerAndSecond: Math.round(heard.bytes / PLAYERS / SECONDS),
        feedCpuPerChangeUs: Math.round((quiet.cpuS / quiet.told.length) * 1e6),
        siteRssMb: Math.round(rssBytes / 1e6),
      },
      null,
      2,
    ),
  )
  // What was told last reached the pages that were read.
  if (delays.length === 0) throw new Error('no change reached a page')
  listeners.kill()
  await ask(site, 'close')
}

try {
  await main()
} finally {
  for (const child of children) child.kill()
  await server.close()
}
