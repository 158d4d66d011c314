import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { NEEDED } from '../../betting/src/football-data/columns.ts'
import { readSeason, type SeasonEvent } from '../../betting/src/football-data/read-season.ts'
import {
  type SettledSelection,
  settledSelections,
} from '../../betting/src/football-data/settle-season.ts'
import { readCsv } from './read-csv.ts'

/**
 * `npm run feed:import -- FILE [--settlements OUT]`: reads a season of football-data.co.uk, settles every
 * market that its facts decide, and prints one JSON line. With `--settlements` each selection's outcome is
 * written to a file, a JSON line each (docs/settlement.md).
 */
function main(): void {
  const { file, settlements } = asked()
  const { events, skipped, warnings } = readSeason(readCsv(file))
  const out = settlements === undefined ? undefined : openSync(settlements, 'w')
  const count = { markets: 0, selections: 0, settled: 0 }
  for (const event of events) {
    const settled = [...settledSelections(event.facts)]
    count.markets += new Set(settled.map(({ key, line }) => `${key} ${line}`)).size
    count.selections += settled.length
    count.settled += settled.length
    if (out !== undefined) writeSync(out, settled.map((one) => lineOf(event, one)).join(''))
  }
  if (out !== undefined) closeSync(out)
  console.log(JSON.stringify({ file, events: events.length, ...count, skipped, warnings }))
  if (skipped.some(({ reason }) => reason === 'bad_header')) {
    throw new Error(`${file} is no season: its header needs ${NEEDED.join(', ')}.`)
  }
}

/** The day and the clubs are as in the file, so that a line can be joined with its row. */
function lineOf({ date, home, away }: SeasonEvent, settled: SettledSelection): string {
  const { key, line, selection, outcome, deadHeat } = settled
  const told = { event: { date, home, away }, market: key, line, selection, outcome }
  return `${JSON.stringify(deadHeat ? { ...told, share: deadHeat } : told)}\n`
}

function asked(): { file: string; settlements?: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { settlements: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error('Say one FILE.')
  return { file, settlements: values.settlements }
}

try {
  main()
} catch (error) {
  console.error(`${(error as Error).message}\nUse: npm run feed:import -- FILE [--settlements OUT]`)
  process.exitCode = 2
}
