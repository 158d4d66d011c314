import { buildApp } from './app.ts'
import { selfCheck } from './approval/self-check.ts'
import { bankRoutes } from './bank/bank.ts'
import { systemChance } from './chance.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { startDaily } from './daily.ts'
import { startSealing } from './fairness/log/start-sealing.ts'
import { openMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { PAGES_DIR } from './pages/pages.ts'
import { startSweeper } from './rounds/sweep.ts'
import { sportsRoutes } from './sports/sports.ts'
import { openPool } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { openSupplierClients } from './supplier-clients/open-supplier-clients.ts'
import { httpTransport } from './supplier-clients/transport.ts'

const STOP_MAX_MS = 10_000

try {
  await start()
} catch (error) {
  process.stderr.write(`The arcade cannot start: ${wordsOf(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  await migrate(config.databaseUrl)
  const pool = openPool(config.databaseUrl)
  const machine = { pool, clock: systemClock, chance: systemChance }
  const metrics = config.metricsAt && openMetrics(pool)
  const transport = metrics?.measured(httpTransport) ?? httpTransport
  const clients = openSupplierClients(config.operators, transport)
  const app = await buildApp({ ...config, ...machine, clients, pagesDir: PAGES_DIR, metrics })
  // Companies of their own that only share the process.
  await app.http.register(bankRoutes, {
    ...machine,
    secrets: config.bankSecrets,
    siteUrl: config.siteOrigin,
    callbackUrl: `${config.siteOrigin}/payments/callback`,
    publicUrl: config.publicUrl,
  })
  await app.http.register(sportsRoutes, {
    ...machine,
    operator: config.sports,
    transport,
    resultSecret: config.matchResultSecret,
  })
  selfCheck(app.arcade)
  await app.http.listen({ host: config.host, port: config.port })
  const told =
    metrics && config.metricsAt && (await serveMetrics(metrics.registry, config.metricsAt))
  app.rooms.start()
  app.jackpots.start()
  const sweeper = startSweeper(app.arcade, (round) => app.rooms.tellBet(round))
  const daily = startDaily(app.arcade)
  const sealing = startSealing(app.fairness, app.arcade.log)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    app.drain()
    // A round cut off here is taken up again by the next process.
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    await app.http.close()
    await Promise.all([sweeper.stop(), daily.stop(), sealing.stop(), told?.close()])
    await pool.end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started us is gone, maybe while this was opening, and nobody else would ever stop us.
  process.on('disconnect', stop)
  if (process.connected === false) void stop()
}

function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE') return 'its port is taken. Set ARCADE_PORT to a free one.'
  if (code === 'ECONNREFUSED') return 'the database at DATABASE_URL does not answer.'
  return message ?? String(error)
}
