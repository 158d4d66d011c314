import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canon, parseCanon } from './canon.ts'
import { type ReadFact, readFact } from './facts.ts'
import { LINE, type Line, type LineOf, type Row } from './lines.ts'
import { refuse } from './refused.ts'
import { leafOf, type Shown } from './tree.ts'

export const FILE_MAX = 512 * 1024 * 1024
const LINE_MAX = 64 * 1024 * 1024
const LINES_MAX = 2_000_000
const [LF, CR] = [10, 13]
const BOM = [0xef, 0xbb, 0xbf]

/**
 * An item, or the leaf that stands for one. `number` is its line's, from 1; `body` is null where it is
 * blacked out, `fact` where it is no fact.
 */
export type Entry = Shown & {
  number: number
  b: number
  body: LineOf<'item'>['body'] | null
  fact: ReadFact | null
}

export type Batch = { line: LineOf<'batch'>; proof: LineOf<'proof'>; entries: Entry[] }
export type Log = {
  stated: LineOf<'bundle'>['logs'][number]
  head: LineOf<'head'>
  top: LineOf<'top'>
  batches: Batch[]
}
export type Evidence = {
  bundle: LineOf<'bundle'>
  logs: Log[]
  end: LineOf<'end'>
  /** Of the tree over all lines but the last; an item counts as its leaf line. */
  lineLeaves: Uint8Array[]
}

/** How far reading is: lines of all lines, at each of its two passes. */
export type Tell = (done: number, of: number) => void
const TOLD_EACH = 1_000

export const isRow = (body: Entry['body']): body is Row => Array.isArray(body)
export const isLedger = ({ log }: { log: string }): boolean => log.endsWith('/ledger')
export const entriesOf = ({ batches }: Log): Entry[] => batches.flatMap(({ entries }) => entries)

/** Steps 1 to 3: the file's bytes, spelling and order. */
export function readEvidence(file: Uint8Array, tell: Tell = () => {}): Evidence {
  const spelled = splitLines(file)
  const count = spelled.length
  const tellOf = (at: number) => at % TOLD_EACH === 0 && tell(at, count * 2)
  const values = spelled.map((bytes, at) => {
    tellOf(at)
    return parse(bytes, at + 1)
  })
  const lines = values.map((value, at) => {
    tellOf(at + count)
    return LINE.safeParse(value).data ?? refuse('E03', at + 1)
  })
  const evidence = {
    ...inOrder(lines),
    lineLeaves: spelled.slice(0, -1).map((line) => leafOf(line)),
  }
  for (const log of evidence.logs) {
    for (const { at, b, leaf, number } of entriesOf(log)) {
      const line = leafLine({ log: log.stated.log, b, p: at, leaf })
      evidence.lineLeaves[number - 1] = leafOf(utf8ToBytes(line))
    }
  }
  return evidence
}

/** The line that stands for an item that is blacked out, without its line feed. */
export const leafLine = (of: { log: string; b: number; p: number; leaf: Uint8Array }): string =>
  canon({ t: 'leaf', log: of.log, b: of.b, p: of.p, leaf: bytesToHex(of.leaf) })

/** The lines of a file, without their line feeds. Refuses bytes that are no lines (E01). */
export function splitLines(file: Uint8Array): Uint8Array[] {
  const isPlain = file.length <= FILE_MAX && file.at(-1) === LF && !file.includes(CR)
  if (!isPlain || BOM.every((byte, at) => file[at] === byte)) refuse('E01')
  const lines: Uint8Array[] = []
  for (let from = 0; from < file.length; ) {
    const to = file.indexOf(LF, from)
    lines.push(file.subarray(from, to))
    if (to - from > LINE_MAX || lines.length > LINES_MAX) refuse('E01', lines.length)
    from = to + 1
  }
  return lines
}

function parse(bytes: Uint8Array, number: number): unknown {
  try {
    return parseCanon(bytes)
  } catch {
    return refuse('E02', number)
  }
}

/** Bundle; of each log head, top and batches; end. Nothing else, and nothing after it. */
function inOrder(lines: readonly Line[]): Omit<Evidence, 'lineLeaves'> {
  let at = 0
  const isNext = (type: Line['t']) => lines[at]?.t === type
  const take = <Type extends Line['t']>(type: Type, log?: string): LineOf<Type> => {
    const line = lines[at]
    at += 1
    if (line?.t !== type || (log && 'log' in line && line.log !== log)) return refuse('E03', at)
    return line as LineOf<Type>
  }
  const batchesOf = (log: string): Batch[] => {
    const batches: Batch[] = []
    while (isNext('batch')) {
      const batch: Batch = { line: take('batch', log), proof: take('proof', log), entries: [] }
      while (isNext('item') || isNext('leaf')) {
        batch.entries.push(
          isNext('item') ? entryOf(take('item', log), at) : blackOf(take('leaf', log), at),
        )
      }
      batches.push(batch)
    }
    return batches
  }
  const bundle = take('bundle')
  if (!areNamedOnce(bundle)) refuse('E03', 1)
  const logs = bundle.logs.map((stated) => ({
    stated,
    head: take('head', stated.log),
    top: take('top', stated.log),
    batches: batchesOf(stated.log),
  }))
  const end = take('end')
  return at === lines.length ? { bundle, logs, end } : refuse('E03', at + 1)
}

/** No account twice, and no log but for the seats of a player in one of fairness; one ledger at most. */
function areNamedOnce({ accounts, logs }: LineOf<'bundle'>): boolean {
  const areDistinct = (names: readonly string[]) => new Set(names).size === names.length
  const nameOf = ({ log, subject }: (typeof logs)[number]) =>
    log.endsWith('/fairness') ? JSON.stringify([log, subject]) : log
  return (
    logs.filter(isLedger).length <= 1 &&
    areDistinct(logs.map(nameOf)) &&
    areDistinct(accounts.map(({ id }) => id))
  )
}

/** The leaf of an item: of its salt and the spelling of its body. */
export const itemLeaf = ({ salt, body }: Pick<LineOf<'item'>, 'salt' | 'body'>): Uint8Array =>
  leafOf(hexToBytes(salt), utf8ToBytes(canon(body)))

const blackOf = ({ b, p, leaf }: LineOf<'leaf'>, number: number): Entry => ({
  number,
  b,
  at: p,
  leaf: hexToBytes(leaf),
  body: null,
  fact: null,
})

function entryOf({ log, b, p, salt, body }: LineOf<'item'>, number: number): Entry {
  const leaf = itemLeaf({ salt, body })
  const fact = isRow(body) ? null : (readFact(body) ?? refuse('E03', number))
  return isLedger({ log }) === isRow(body)
    ? { number, b, at: p, leaf, body, fact }
    : refuse('E03', number)
}
