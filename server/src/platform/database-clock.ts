import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { repeatEvery } from './queues.ts'

/** What this machine knows of time: its clock, which somebody may set, and one that only goes on. */
export type Machine = { wallMs: () => number; monotonicMs: () => number }

export const THIS_MACHINE: Machine = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
}

/** A clock that follows the database's, so that all processes of the casino have one time. */
export type DatabaseClock = Clock & { close: () => Promise<void> }

const ASK_EVERY_MS = 1_000
/** An answer tells the time to within half of what it took: one that took longer says too little. */
const ANSWER_MAX_MS = 500
/** Corrections below this never put the time back: it stands for so long. */
const BACK_MAX_MS = 1_000
/** By so much the machine's own clock may differ. */
const DRIFT_MAX_MS = 2_000
/** How often it is said again. */
const AGAIN_MS = 10 * 60_000

/** When the database says it is, at a moment of the machine's monotonic clock. */
type Sample = { databaseMs: number; monotonicMs: number; tookMs: number }

/** The database's time as of now, going on by the machine's monotonic clock: for what ends soon. */
export async function readDatabaseClock(pool: pg.Pool, machine = THIS_MACHINE): Promise<Clock> {
  return clockOf(machine, await ask(pool, machine))
}

type ClockDeps = { pool: pg.Pool; log: Logger; machine?: Machine; everyMs?: number }

/**
 * Follows the database's clock, asking it every second, and goes on by the machine's monotonic one between,
 * also while the database is away. Says so where the machine's own clock differs by two seconds. Rejects
 * where the database cannot be asked at first.
 */
export async function openDatabaseClock({
  pool,
  log,
  machine = THIS_MACHINE,
  everyMs = ASK_EVERY_MS,
}: ClockDeps): Promise<DatabaseClock> {
  const sample = await ask(pool, machine)
  const clock = clockOf(machine, sample)
  const alarm = openAlarm(log, machine)
  const look = () => alarm(machine.wallMs() - now(machine, sample))
  look()
  const following = repeatEvery(everyMs, {
    work: async () => {
      const fresh = await ask(pool, machine)
      if (fresh.tookMs <= ANSWER_MAX_MS) Object.assign(sample, fresh)
      look()
    },
    // Whoever needs the database hears of it by themselves.
    onFailed: look,
  })
  return { now: clock.now, close: following.close }
}

const now = (machine: Machine, sample: Sample): number =>
  sample.databaseMs + (machine.monotonicMs() - sample.monotonicMs)

function clockOf(machine: Machine, sample: Sample): Clock {
  let last = 0
  return {
    now: () => {
      const ms = now(machine, sample)
      const isHeld = ms < last && last - ms < BACK_MAX_MS
      if (!isHeld) last = ms
      return new Date(last)
    },
  }
}

/** Asks on a connection that it has already, so that waiting for one is not taken for time. */
async function ask(pool: pg.Pool, { monotonicMs }: Machine): Promise<Sample> {
  const client = await pool.connect()
  try {
    const askedMs = monotonicMs()
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const answeredMs = monotonicMs()
    const databaseMs = rows[0]?.now.getTime() ?? Number.NaN
    const tookMs = answeredMs - askedMs
    return { databaseMs, monotonicMs: askedMs + tookMs / 2, tookMs }
  } finally {
    client.release()
  }
}

/** Says once that the clocks differ, again while they do, and once that they agree again. */
function openAlarm(log: Logger, { monotonicMs }: Machine): (aheadMs: number) => void {
  let toldMs: number | undefined
  return (ahead) => {
    const aheadMs = Math.round(ahead)
    if (Math.abs(aheadMs) < DRIFT_MAX_MS) {
      if (toldMs !== undefined) log.info({ event: 'clocks agree', aheadMs }, 'they agree again')
      toldMs = undefined
    } else if (toldMs === undefined || monotonicMs() - toldMs >= AGAIN_MS) {
      toldMs = monotonicMs()
      log.error(
        { event: 'clocks differ', aheadMs },
        'this machine’s clock and the database’s differ; the database’s decides',
      )
    }
  }
}
