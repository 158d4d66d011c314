import { CannotOpen } from './app/cannot-open.ts'
import { readConfig } from './app/config/config.ts'
import { type Casino, openCasino } from './app/open-casino.ts'
import { systemClock } from './platform/clock.ts'
import { exitAfterLog, openLog } from './platform/log/log.ts'
import { openNotices } from './platform/log/notices.ts'

/** The casino's process: opens the casino, and closes it in order when asked to stop: this long after its drain. */
const STOP_MAX_MS = 9_500

try {
  const config = readConfig()
  const notices = openNotices(systemClock.now)
  const log = openLog(config.logLevel, undefined, notices)
  const casino = await openCasino(config, log, undefined, notices)
  const stop = stopper(casino, log, config.drainSeconds * 1_000 + STOP_MAX_MS)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  // Whoever started us is gone, maybe while this was opening, and nobody else would ever stop us.
  process.on('disconnect', () => stop('disconnect'))
  if (process.connected === false) stop('disconnect')
  // Nothing serves https here but a proxy in front, and behind one everybody has its address.
  if (config.siteUrl.startsWith('https:') && config.trustedProxies.length === 0) {
    log.warn(
      'SITE_URL is https and TRUSTED_PROXIES is not set: every caller has the proxy’s address',
    )
  }
  log.info({ url: casino.url, address: casino.address }, 'open')
} catch (error) {
  // The stack of what we did not foresee; what we did is said in one line.
  const said = error instanceof CannotOpen ? error.message : String((error as Error).stack ?? error)
  process.stderr.write(`The casino cannot open. ${said}.\n`)
  process.exit(1)
}

/** Closes once, however often it is asked to, and never hangs. */
function stopper(casino: Casino, log: ReturnType<typeof openLog>, stopMaxMs: number) {
  let isStopping = false
  return (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ part: casino.closing() }, 'did not stop in time')
      void exitAfterLog(1)
    }, stopMaxMs).unref()
    casino.close().then(
      () => exitAfterLog(0),
      (err) => {
        log.error({ err }, 'did not stop cleanly')
        return exitAfterLog(1)
      },
    )
  }
}
