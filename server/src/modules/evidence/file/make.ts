import type { LineOf } from '@zar/contract/evidence/lines'
import type { Db } from '../../../db/db.ts'
import {
  type PlayerRow,
  readAccountsOf,
  readLedgerStart,
  readPlayerRows,
} from '../../ledger/index.ts'
import { TWO_ABOVE_E5 } from '../../payments/index.ts'
import type { EvidenceOwner } from '../../players/index.ts'
import { readJournalBatch, readOwnFacts } from '../journal/rows.ts'
import { readNow } from '../log/batches.ts'
import { type Head, signKeptHead } from '../log/heads.ts'
import type { EvidenceHouse } from '../log/keys.ts'
import { checkForeign, type ForeignLog, type ForeignSource, fetchForeign } from './foreign-logs.ts'
import { openLedgerBatch } from './ledger-batch.ts'
import { openLines } from './lines.ts'
import { logLines, openWhole } from './log-lines.ts'
import { type Pinned, type SettleDeps, settleLogs } from './settle-logs.ts'

export type MakeDeps = SettleDeps & {
  house: EvidenceHouse
  /** The companies whose logs have something of players, and where the list of keys lies that names theirs. */
  foreign?: { sources: readonly ForeignSource[]; keysDir: string }
}

type Making = {
  /** Where another company cannot be reached, or proves nothing, the file is made without it, and this is told. */
  onAway?: (err: unknown) => void
}

/** What a file says of itself, and its lines in their order. */
export type MadeFile = {
  madeAt: Date
  number: string
  /** Numbers of the heads that were signed for it. */
  heads: bigint[]
  lines: AsyncGenerator<string>
}

/**
 * A player's file of evidence: all rows of the ledger that are there and all facts of the journal, up to now, with
 * heads that are signed for it. Throws where what is there is not what was sealed.
 */
export async function makeFile(
  deps: MakeDeps,
  owner: EvidenceOwner,
  { onAway }: Making = {},
): Promise<MadeFile> {
  const { db, house } = deps
  // Before the ledger is sealed: what they tell of has its rows by then.
  const fetched = await orNone(() => foreignOf(deps, owner.id), onAway)
  const pinned = await settleLogs(deps, owner.id)
  const [kept, keptJournal] = [
    await signKeptHead(db, house, 'ledger'),
    await signKeptHead(db, house, 'journal'),
  ]
  const [ledger, journal] = [kept.head, keptJournal.head]
  const madeAt = await readNow(db)
  const rows = await readPlayerRows(db, { playerId: owner.id, toId: pinned.ledgerTo })
  const foreign = await orNone(() => provedOf(deps, fetched, madeAt), onAway)
  const bundle = await bundleOf(deps, { owner, rows, pinned, heads: [ledger, journal], madeAt })
  bundle.logs.push(...foreign.map(({ stated }) => stated))
  const lines = writeFile(deps, { owner, rows, pinned, bundle, ledger, journal, foreign })
  return { madeAt, number: owner.number, heads: [kept.id, keptJournal.id], lines }
}

const foreignOf = async ({ foreign }: MakeDeps, playerId: string): Promise<ForeignLog[]> =>
  foreign ? fetchForeign(foreign, playerId) : []

async function provedOf(
  { foreign }: MakeDeps,
  logs: ForeignLog[],
  madeAt: Date,
): Promise<ForeignLog[]> {
  if (foreign) await checkForeign(logs, { ...foreign, madeAt })
  return logs
}

/** None where it fails and nobody waits for it any more. */
async function orNone(
  get: () => Promise<ForeignLog[]>,
  onAway: Making['onAway'],
): Promise<ForeignLog[]> {
  try {
    return await get()
  } catch (err) {
    if (!onAway) throw err
    onAway(err)
    return []
  }
}

type Writing = {
  foreign: ForeignLog[]
  owner: EvidenceOwner
  rows: PlayerRow[]
  pinned: Pinned
  bundle: LineOf<'bundle'>
  ledger: Head
  journal: Head
}

async function* writeFile(
  { db, house }: MakeDeps,
  { owner, rows, pinned, bundle, ledger, journal, foreign }: Writing,
): AsyncGenerator<string> {
  const lines = openLines()
  yield lines.add(bundle)
  yield* logLines(db, lines, {
    log: 'ledger',
    head: ledger,
    ids: rows.map(({ id }) => id),
    open: openLedgerBatch(db, house, rows),
  })
  const facts = await readOwnFacts(db, { playerId: owner.id, most: pinned.facts })
  yield* logLines(db, lines, {
    log: 'journal',
    head: journal,
    ids: facts.map(({ id }) => id),
    open: async (batch) => {
      const own = { playerId: owner.id, most: pinned.facts }
      const { leaves, shown } = await readJournalBatch(db, batch, own)
      return { shown, root: openWhole(batch, leaves) }
    },
  })
  for (const { text, counts } of foreign.flatMap((one) => one.lines)) {
    yield lines.raw(text, counts)
  }
  yield lines.end(house.keys.file)
}

type Stating = Pick<Writing, 'owner' | 'rows' | 'pinned'> & { heads: Head[]; madeAt: Date }

async function bundleOf(
  { db, house }: MakeDeps,
  { owner, rows, pinned, heads, madeAt }: Stating,
): Promise<LineOf<'bundle'>> {
  const start = await readLedgerStart(db)
  const [ledger, journal] = heads
  const logOf = (name = '', facts = 0) => ({
    log: name,
    origin: `https://${name.split('/')[0]}`,
    subject: owner.id,
    facts,
  })
  return {
    t: 'bundle',
    v: 1,
    origin: house.origin,
    player: owner.id,
    number: owner.number,
    made: madeAt.toISOString(),
    from: (start.at ?? owner.createdAt).toISOString(),
    to: madeAt.toISOString(),
    whole: start.number === 0,
    policy: { twoAbove: String(TWO_ABOVE_E5) },
    accounts: await accountsOf(db, owner.id, rows),
    logs: [logOf(ledger?.log), logOf(journal?.log, pinned.facts)],
  }
}

/** Each with what it had where the rows begin, and what the last of them left. */
async function accountsOf(db: Db, playerId: string, rows: readonly PlayerRow[]) {
  const closing = new Map<string, string>()
  for (const { columns } of rows) {
    const [, , , source, target, , , ofSource, ofTarget] = columns
    if (ofSource !== null) closing.set(source, ofSource)
    if (ofTarget !== null) closing.set(target, ofTarget)
  }
  const accounts = await readAccountsOf(db, playerId, [...closing.keys()].map(BigInt))
  return accounts.map(({ id, kind, openingE5 }) => ({
    id: String(id),
    kind,
    opening: String(openingE5),
    closing: closing.get(String(id)) ?? String(openingE5),
  }))
}
