import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { type Config, readConfig } from '../../app/config/config.ts'
import { openCasino } from '../../app/open-casino.ts'
import { THIS_MACHINE } from '../../platform/database-clock.ts'
import { openLog } from '../../platform/log/log.ts'
import { type CasinoFixture, openCasinoFixture } from './casino-fixture.ts'
import type { Environment } from './process.ts'

export const PAGE = '<!doctype html><title>Zar</title><script src="/assets/app.js"></script>'
const SCRIPT = `/* ${'x'.repeat(2_000)} */`
const MONEY_TABLES = ['account', 'transfer', 'payment', 'wallet_transaction', 'request'] as const

export type CasinoHere = Awaited<ReturnType<typeof openCasinoHere>>

/** Who serves the sections of the sportsbook. */
export const PARTNER = 'https://partner.example'
const FCG = {
  url: `${PARTNER}/loader`,
  clientId: '6f1d3c52-9a0e-4d57-8c1b-2f1f0c6f7a11',
  addresses: ['127.0.0.1', '::1'],
}

/**
 * The whole casino in the test's own process, with pages to serve and every line it logged. Settings may be said
 * once its keys and its supplier are there.
 */
export async function openCasinoHere(
  more: Partial<Config> | ((fixture: CasinoFixture) => Partial<Config>) = {},
  environment: Environment = {},
  machine = THIS_MACHINE,
) {
  const casinoFixture = await openCasinoFixture()
  const webDir = mkdtempSync(path.join(tmpdir(), 'zar-web-'))
  mkdirSync(path.join(webDir, 'assets'))
  writeFileSync(path.join(webDir, 'index.html'), PAGE)
  writeFileSync(path.join(webDir, 'assets', 'app.js'), SCRIPT)
  const lines: string[] = []
  const log = openLog('trace', linesInto(lines))
  const casino = await openCasino(
    {
      host: '127.0.0.1',
      port: 0,
      trustedProxies: [],
      callsPerSecond: 100_000,
      changesPerSecond: 100_000,
      databaseUrl: casinoFixture.testCasino.url,
      databaseOwnerUrl: undefined,
      databasePool: 8,
      passwordMin: 5,
      drainSeconds: 0,
      databaseReadUrl: undefined,
      redisUrl: undefined,
      redisSentinels: undefined,
      redisPrefix: undefined,
      arcadeUrl: casinoFixture.standIn.url,
      earlyPayoutLeagues: [],
      suppliers: readConfig({ ...casinoFixture.environment, ...environment }).suppliers,
      paymentService: { name: 'bank', url: `${casinoFixture.standIn.url}/bank` },
      siteUrl: 'http://localhost:3000',
      keysDir: casinoFixture.keys.folder,
      ledgerHeadFile: undefined,
      auditHeadFile: undefined,
      webDir,
      letters: undefined,
      feed: { url: undefined },
      otherNameDeposits: 'return',
      mode: 'play',
      metrics: undefined,
      view: undefined,
      tracesUrl: undefined,
      logLevel: 'trace',
      sportPartners: { fcg: FCG, betco: undefined },
      mainDomain: undefined,
      tagManager: { id: undefined, url: undefined },
      liveChat: { url: undefined, backupUrl: undefined },
      ...(typeof more === 'function' ? more(casinoFixture) : more),
    },
    log,
    machine,
  )
  return {
    ...casinoFixture,
    lines,
    address: casino.address,
    metricsAddress: casino.metricsAddress,
    viewUrl: casino.viewUrl,
    /** How many rows the tables of money have, and what the players hold. */
    async money(): Promise<unknown> {
      const counts = MONEY_TABLES.map((table) =>
        casinoFixture.testCasino.db
          .selectFrom(table)
          .select(sql<bigint>`count(*)`.as('rows'))
          .executeTakeFirstOrThrow(),
      )
      const cash = casinoFixture.testCasino.db
        .selectFrom('account')
        .select(['owner_id', 'balance_e5', 'version'])
        .orderBy('id')
        .execute()
      return { counts: await Promise.all(counts), cash: await cash }
    },
    async close(): Promise<void> {
      await casino.close()
      await casinoFixture.close()
      rmSync(webDir, { recursive: true, force: true })
    },
  }
}

function linesInto(lines: string[]) {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
}
