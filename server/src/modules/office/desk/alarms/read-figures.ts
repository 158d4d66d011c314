import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../../db/db.ts'
import type { BookGauges } from '../../../../platform/metrics/book-gauge.ts'
import { RULES, type Told, type ToldFigures } from './rules.ts'

type Deps = { db: Db; log: Logger; monotonicMs: () => number }
type Kept = { readAtMs: number; rows: readonly Record<string, unknown>[] }

/** Answers that are told for longer than this are kept meanwhile. */
const KEPT_SECONDS = 5

const NEEDED = new Set(
  RULES.flatMap(({ when, unless }) => [...when, ...(unless ? [unless] : [])]).flatMap(
    ({ figure, of }) => (of ? [figure, of.figure] : [figure]),
  ),
)

/** Reads what the rules look at, of the statements that the metrics are made of. One that fails is left out. */
export function openFigures({ db, log, monotonicMs }: Deps, gauges: readonly BookGauges[]) {
  const kept = new Map<BookGauges, Kept>()
  const wanted = gauges.filter(({ figures }) =>
    Object.values(figures).some(({ name }) => NEEDED.has(name)),
  )

  async function rowsOf(one: BookGauges) {
    const known = kept.get(one)
    const keptMs = (one.keptSeconds ?? KEPT_SECONDS) * 1_000
    if (known && monotonicMs() - known.readAtMs < keptMs) return known.rows
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(one.statement)}`.execute(db)
    kept.set(one, { readAtMs: monotonicMs(), rows })
    return rows
  }

  return async (): Promise<ToldFigures> => {
    const told = new Map<string, Told[]>()
    for (const one of wanted) {
      try {
        const rows = await rowsOf(one)
        for (const [column, { name }] of Object.entries(one.figures))
          told.set(
            name,
            rows.map((row) => ({ labels: labelsOf(one, row), value: Number(row[column] ?? 0) })),
          )
      } catch (err) {
        log.warn({ err, figures: Object.values(one.figures) }, 'an alarm’s figure was not read')
      }
    }
    return told
  }
}

const labelsOf = ({ labels = [] }: BookGauges, row: Record<string, unknown>) =>
  Object.fromEntries(labels.map((label) => [label, String(row[label])]))
