import type pg from 'pg'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { BookGauges } from './book-gauge.ts'

const KEPT_SECONDS = 5

type Deps = {
  pool: Pick<pg.Pool, 'query'>
  registry: Registry
  log: Logger
  monotonicMs: () => number
}

/**
 * Registers the figures that the database tells. Each statement is asked as the metrics are read, once for all of its
 * figures, and one after the other so that they take one connection. One that cannot be read is left out, and
 * counted in `zar_metrics_unread`.
 */
export function registerBooks(deps: Deps, all: readonly BookGauges[]): void {
  const unread = new Gauge({
    name: 'zar_metrics_unread',
    help: 'Statements of figures that could not be read this time',
    registers: [deps.registry],
  })
  const failing = new Set<BookGauges>()
  const turns = openTurns()
  for (const one of all) {
    const onRead = (isRead: boolean) => {
      if (isRead) failing.delete(one)
      else failing.add(one)
      unread.set(failing.size)
    }
    register(deps, one, { turns, onRead })
  }
}

type Shared = { turns: ReturnType<typeof openTurns>; onRead: (isRead: boolean) => void }

function register(
  { pool, registry, log, monotonicMs }: Deps,
  { figures, labels = [], statement, keptSeconds = KEPT_SECONDS }: BookGauges,
  { turns, onRead }: Shared,
): void {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const gauges = Object.entries(figures).map(([column, { name, help }]) => ({
    column,
    gauge: new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect: () => readOnce(),
    }),
  }))

  /** The figures of one statement are collected together, and read together. */
  function readOnce(): Promise<void> {
    reading ??= turns(read).finally(() => {
      reading = undefined
    })
    return reading
  }

  async function read(): Promise<void> {
    if (monotonicMs() - readAt < keptSeconds * 1_000) return
    try {
      const { rows } = await pool.query<Record<string, unknown>>(statement)
      show(rows)
      readAt = monotonicMs()
      onRead(true)
    } catch (err) {
      show([])
      log.warn(
        { err, figures: gauges.map(({ column }) => figures[column]?.name) },
        'a figure was not read',
      )
      onRead(false)
    }
  }

  function show(rows: readonly Record<string, unknown>[]): void {
    for (const { column, gauge } of gauges) {
      gauge.reset()
      for (const row of rows) gauge.set(labelsOf(row), Number(row[column] ?? 0))
    }
  }

  const labelsOf = (row: Record<string, unknown>) =>
    Object.fromEntries(labels.map((label) => [label, String(row[label])]))
}

/** Runs one piece of work after the other. */
function openTurns() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work)
    return last
  }
}
