import type { Fact } from '../facts.ts'
import { type Entry, type Evidence, entriesOf, isLedger } from '../read.ts'

export type FindingCode = `F0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | 'F10'
/** Where the house broke its word: in a log, by the number of a fact, the id of a row, or as a whole. */
export type Finding = { code: FindingCode; log: string; at: string | null }

/** The facts of a log that are shown and have all their members, in order. */
export type FactLog = {
  name: string
  facts: Fact[]
  /** Nothing that it tells of began before it. */
  isFromStart: boolean
  /** Until when it is complete. */
  until: string
  blackedOut: number
}

export const factLogsOf = ({ logs }: Evidence): FactLog[] =>
  logs
    .filter(({ stated }) => !isLedger(stated))
    .map((log) => {
      const entries = entriesOf(log)
      return {
        name: log.stated.log,
        facts: entries.flatMap(knownFact),
        isFromStart: entries.length === log.stated.facts,
        until: log.head.at,
        blackedOut: entries.filter(({ body }) => body === null).length,
      }
    })

const knownFact = ({ fact }: Entry): Fact[] =>
  fact === null || fact === 'free' || fact === 'lacks' ? [] : [fact]

export const finding = (code: FindingCode, log: FactLog, { n }: Fact): Finding => ({
  code,
  log: log.name,
  at: String(n),
})

/** In groups, of the same name, that keep their order. */
export function groupBy<One>(all: readonly One[], nameOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group) group.push(one)
    else groups.set(nameOf(one), [one])
  }
  return [...groups.values()]
}
