import { bytesToHex } from '@noble/hashes/utils.js'
import { canon } from '../canon.ts'
import { type Entry, type Evidence, entriesOf, isRow, type Log } from '../read.ts'
import type { Finding } from './finding.ts'

/** F09: an older file of the player has a log, batch or row that this one tells otherwise, or leaves out though it covers it. */
export function olderFindings(now: Evidence, older: Evidence): Finding[] {
  const isCovered = now.bundle.whole || now.bundle.from <= older.bundle.from
  return older.logs.flatMap((was) => {
    const { log: name, subject } = was.stated
    const log =
      now.logs.find(({ stated }) => stated.log === name && stated.subject === subject) ??
      now.logs.find(({ stated }) => stated.log === name)
    const at = log ? firstDifference(log, was, isCovered) : null
    return at === undefined ? [] : [{ code: 'F09', log: was.stated.log, at } as const]
  })
}

/** Where they differ; null for the log as a whole, undefined for nowhere. */
function firstDifference(log: Log, was: Log, isCovered: boolean): string | null | undefined {
  const isShorter = log.head.batches < was.head.batches || log.head.rows < was.head.rows
  const isOther = log.head.batches === was.head.batches && log.head.root !== was.head.root
  if (isShorter || isOther || log.stated.subject !== was.stated.subject) return null
  const lines = new Map(log.batches.map(({ line }) => [line.i, canon(line)]))
  const leaves = new Map(entriesOf(log).map((entry) => [placeOf(entry), bytesToHex(entry.leaf)]))
  const differs = (told: string | undefined, before: string) =>
    told === undefined ? isCovered : told !== before
  if (was.batches.some(({ line }) => differs(lines.get(line.i), canon(line)))) return null
  const entry = entriesOf(was).find((one) =>
    differs(leaves.get(placeOf(one)), bytesToHex(one.leaf)),
  )
  return entry && nameOf(entry)
}

const placeOf = ({ b, at }: Entry): string => `${b} ${at}`

function nameOf({ body }: Entry): string | null {
  if (body === null) return null
  return isRow(body) ? body[0] : String(body.n)
}
