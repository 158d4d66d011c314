import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '../../server/src/db/db.ts'
import { withBooks } from '../ledger/open-books.ts'
import { plain } from '../office/terminal-text.ts'
import { type Entry, readBooks, readWaiting } from './read-books.ts'
import { type LogLine, linesAbout, readLogs } from './read-logs.ts'

const USAGE = `npm run trace -- ID   prints the way of one bet: calls, movements, transfers, pushes
  ID            a request id, the number of a bet, a transaction or a round
  --logs PLACE  a log file, or a folder of them; may be said more than once (else logs of the data folder)`
const ID = /^[\w:.-]{1,100}$/

/** `npm run trace`: its exit code. 1 where nothing has that id. */
export async function traceCommand(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (!asked) return say(USAGE)
  const lines = await readLogs(asked.places).catch((error: Error) => error)
  if (lines instanceof Error) return say(`The logs cannot be read: ${lines.message}`)
  return await withBooks(async ({ db }) => {
    const way = await wayOf(db, lines, asked.id)
    if (way.length === 0) return say(`No log and no book has ${asked.id}.`)
    for (const line of way) console.log(plain(line))
    return 0
  })
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { logs: { type: 'string', multiple: true } },
    })
    const [id = '', ...others] = positionals
    if (others.length > 0 || !ID.test(id)) return undefined
    const places = values.logs ?? [path.join(process.env.DATA_DIR || 'data', 'logs')]
    return { id, places }
  } catch {
    return undefined
  }
}

type Step = { time: number; text: string }

/** Everything that is known of it, in the order of time, a line each. */
export async function wayOf(db: Db, lines: readonly LogLine[], id: string): Promise<string[]> {
  const first = linesAbout(lines, new Set([id]))
  const entries = await readBooks(db, first.ids)
  // A bet names the call that placed it.
  const known = new Set([...first.ids, ...entries.flatMap(({ ids }) => ids)])
  const { found } = linesAbout(lines, known)
  const steps = [...found.map(stepOfLine), ...entries.map(stepOfEntry), ...pushesOf(lines, entries)]
  const waiting = await readWaiting(db, [...new Set(entries.map(({ playerId }) => playerId))])
  return [
    ...steps.toSorted((a, b) => a.time - b.time).map(({ text }) => text),
    ...[...waiting].map(([playerId, count]) => `pushes that wait for ${playerId}: ${count}`),
  ]
}

const momentOf = (time: number): string => new Date(time).toISOString()

const stepOfLine = ({ time, process: name, host, said, ids }: LogLine): Step => ({
  time,
  text: `${momentOf(time)}  ${name}@${host}  ${said}  ${ids.join(' ')}`,
})

const stepOfEntry = ({ at, said, playerId }: Entry): Step => ({
  time: at.getTime(),
  text: `${momentOf(at.getTime())}  database  ${said}, player ${playerId}`,
})

/** The first push to its player that was sent after each entry: a push is written in the entry's transaction. */
function pushesOf(lines: readonly LogLine[], entries: readonly Entry[]): Step[] {
  const sent = entries.flatMap(({ at, playerId }) => {
    const after = lines.filter(
      (line) => line.time >= at.getTime() && line.players.includes(playerId),
    )
    const soonest = after.toSorted((a, b) => a.time - b.time)[0]
    return soonest ? [{ line: soonest, playerId }] : []
  })
  return [...new Map(sent.map((one) => [`${one.line.time} ${one.playerId}`, one])).values()].map(
    ({ line, playerId }) => ({
      time: line.time,
      text: `${momentOf(line.time)}  ${line.process}@${line.host}  ${line.said} to player ${playerId}`,
    }),
  )
}

function say(sentence: string): number {
  console.error(sentence)
  return 1
}
