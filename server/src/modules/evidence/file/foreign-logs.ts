import { canon } from '@zar/contract/evidence/canon'
import { findKey, type Keys, readKeys } from '@zar/contract/evidence/keys'
import type { LineOf } from '@zar/contract/evidence/lines'
import { type Log, leafLine, readEvidence } from '@zar/contract/evidence/read'
import { checkLog } from '@zar/contract/evidence/verify'
import { readKeyList } from '../published.ts'

/** A log of another company that has something of the player, as it is shown: lines, and what each counts as. */
export type ForeignLog = {
  stated: LineOf<'bundle'>['logs'][number]
  log: Log
  lines: { text: string; counts: string }[]
}
/** All that a company has of a player; empty where it has nothing. Throws where it cannot be reached. */
export type ForeignSource = (playerId: string) => Promise<string>

type Fetching = { sources: readonly ForeignSource[]; keysDir: string }

/**
 * What other companies have of a player. Of one whose key the published list does not name nothing is taken: nobody
 * could verify it.
 */
export async function fetchForeign(
  { sources, keysDir }: Fetching,
  playerId: string,
): Promise<ForeignLog[]> {
  const list = readKeyList(keysDir)
  if (list === undefined) return []
  const keys = await readKeys(Buffer.from(list))
  const logs: ForeignLog[] = []
  for (const source of sources) logs.push(...readForeign(await source(playerId)))
  return logs.filter((log) => keyOf(keys, log) !== undefined)
}

const keyOf = (keys: Keys, { stated: { origin }, log: { head } }: ForeignLog) =>
  findKey(keys, { id: head.key, use: 'head', origin, at: head.at, isPublished: false })

/** Throws where one is not signed, or does not prove what it shows: it is in no file then. */
export async function checkForeign(
  logs: readonly ForeignLog[],
  { keysDir, madeAt }: { keysDir: string; madeAt: Date },
): Promise<void> {
  const list = readKeyList(keysDir)
  if (list === undefined || logs.length === 0) return
  const keys = await readKeys(Buffer.from(list))
  for (const one of logs) {
    await checkLog(one.log, keyOf(keys, one)?.public ?? '', madeAt.toISOString())
  }
}

const HASH = '0'.repeat(64)
const NO_TIME = '2000-01-01T00:00:00.000Z'
/** Of the bundle: the first line. */
const LINES_BEFORE = 1

/** Reads the lines of several logs, each behind one that says whose it is. Throws where they are not of the format. */
export function readForeign(text: string): ForeignLog[] {
  const stated: ForeignLog['stated'][] = []
  const spelled: string[] = []
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { t, ...named } = JSON.parse(line)
    if (t === 'log') stated.push(named)
    else spelled.push(line)
  }
  if (stated.length === 0) return []
  const { logs } = readEvidence(Buffer.from(asFile(stated, spelled)))
  return logs.map((log) => ({ stated: log.stated, log, lines: linesOf(log, spelled) }))
}

/** As a file of nobody: what reads a file reads these lines too. */
function asFile(logs: ForeignLog['stated'][], spelled: readonly string[]): string {
  const bundle: LineOf<'bundle'> = {
    t: 'bundle',
    v: 1,
    origin: '',
    player: '00000000-0000-0000-0000-000000000000',
    number: '',
    made: NO_TIME,
    from: NO_TIME,
    to: NO_TIME,
    whole: true,
    policy: { twoAbove: '0' },
    accounts: [],
    logs,
  }
  const end = { t: 'end', lines: 0, root: HASH, key: HASH.slice(48), sig: HASH + HASH }
  return [canon(bundle), ...spelled, canon(end)].map((line) => `${line}\n`).join('')
}

function linesOf(log: Log, spelled: readonly string[]): ForeignLog['lines'] {
  const { log: name } = log.stated
  const lines: ForeignLog['lines'] = [log.head, log.top].map((line) => plain(canon(line)))
  for (const { line, proof, entries } of log.batches) {
    lines.push(plain(canon(line)), plain(canon(proof)))
    for (const { number, b, at: p, leaf } of entries) {
      const text = spelled[number - 1 - LINES_BEFORE] ?? ''
      lines.push({ text, counts: leafLine({ log: name, b, p, leaf }) })
    }
  }
  return lines
}

const plain = (text: string) => ({ text, counts: text })
