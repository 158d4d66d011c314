import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A line of a log, with what a trace shows of it. Everything else of the line is dropped here. */
export type LogLine = {
  time: number
  process: string
  host: string
  said: string
  /** Ids by which lines, transactions and bets are found: of the call, of what it asked for, of movements. */
  ids: string[]
  players: string[]
}

/** Fields of a line that hold an id. */
const ID_FIELDS = ['reqId', 'requestId', 'asked', 'transaction', 'round', 'bet'] as const

/** All lines of the logs: of these files, or of every log in these folders. */
export async function readLogs(places: readonly string[]): Promise<LogLine[]> {
  const files = (await Promise.all(places.map(filesOf))).flat()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.flatMap((text) => text.split('\n').flatMap((line) => readLine(line) ?? []))
}

async function filesOf(place: string): Promise<string[]> {
  const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!names) return [place]
  return names.filter((name) => /\.log(\.\d+)?$/.test(name)).map((name) => path.join(place, name))
}

/** Undefined where it is no line of ours. */
export function readLine(text: string): LogLine | undefined {
  const fields = fieldsOf(text)
  if (typeof fields?.time !== 'number' || typeof fields.msg !== 'string') return undefined
  const words = [fields.msg, fields.path, pathIn(fields.req), fields.status, statusIn(fields.res)]
  return {
    time: fields.time,
    process: textOf(fields.process),
    host: textOf(fields.host),
    said: words.filter((word) => word !== undefined).join(' '),
    ids: ID_FIELDS.map((name) => textOf(fields[name])).filter((id) => id !== ''),
    players: Array.isArray(fields.players) ? fields.players.map(textOf) : [],
  }
}

function fieldsOf(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    // A line that was cut off.
    return undefined
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const pathIn = (request: unknown): unknown => {
  const { method, path: address } = (request ?? {}) as { method?: unknown; path?: unknown }
  return address && `${method} ${address}`
}
const statusIn = (reply: unknown): unknown => (reply as { statusCode?: unknown } | null)?.statusCode

/** The lines about these ids, and about what those lines name besides: the calls, bets and movements on one way. */
export function linesAbout(lines: readonly LogLine[], known: ReadonlySet<string>) {
  const ids = new Set(known)
  let found: LogLine[] = []
  for (;;) {
    const more = lines.filter((line) => line.ids.some((id) => ids.has(id)))
    if (more.length === found.length) return { found, ids }
    found = more
    for (const line of found) for (const id of line.ids) ids.add(id)
  }
}
