import type { LineOf } from '@zar/contract/evidence/lines'
import type { Db } from '../../../db/db.ts'
import {
  type PlayerRow,
  readAccountsOf,
  readLedgerStart,
  readPlayerRows,
  readTransferTexts,
} from '../../ledger/index.ts'
import { TWO_ABOVE_E5 } from '../../payments/index.ts'
import type { EvidenceOwner } from '../../players/index.ts'
import { readJournalBatch, readOwnFacts } from '../journal/rows.ts'
import { type Batch, readNow } from '../log/batches.ts'
import { type Head, signKeptHead } from '../log/heads.ts'
import { type EvidenceHouse, leafOfItem, saltOf } from '../log/keys.ts'
import { openLines, type Shown } from './lines.ts'
import { logLines, type OpenBatch } from './log-lines.ts'
import { type Pinned, type SettleDeps, settleLogs } from './settle-logs.ts'

export type MakeDeps = SettleDeps & { house: EvidenceHouse }

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
export async function makeFile(deps: MakeDeps, owner: EvidenceOwner): Promise<MadeFile> {
  const { db, house } = deps
  const pinned = await settleLogs(deps, owner.id)
  const [kept, keptJournal] = [
    await signKeptHead(db, house, 'ledger'),
    await signKeptHead(db, house, 'journal'),
  ]
  const [ledger, journal] = [kept.head, keptJournal.head]
  const madeAt = await readNow(db)
  const rows = await readPlayerRows(db, { playerId: owner.id, toId: pinned.ledgerTo })
  const bundle = await bundleOf(deps, { owner, rows, pinned, heads: [ledger, journal], madeAt })
  const lines = writeFile(deps, { owner, rows, pinned, bundle, ledger, journal })
  return { madeAt, number: owner.number, heads: [kept.id, keptJournal.id], lines }
}

type Writing = {
  owner: EvidenceOwner
  rows: PlayerRow[]
  pinned: Pinned
  bundle: LineOf<'bundle'>
  ledger: Head
  journal: Head
}

async function* writeFile(
  { db, house }: MakeDeps,
  { owner, rows, pinned, bundle, ledger, journal }: Writing,
): AsyncGenerator<string> {
  const lines = openLines()
  yield lines.add(bundle)
  const own = new Set(rows.map(({ id }) => String(id)))
  yield* logLines(db, lines, {
    log: 'ledger',
    head: ledger,
    ids: rows.map(({ id }) => id),
    open: openLedgerBatch(db, house, own),
  })
  const facts = await readOwnFacts(db, { playerId: owner.id, most: pinned.facts })
  yield* logLines(db, lines, {
    log: 'journal',
    head: journal,
    ids: facts.map(({ id }) => id),
    open: (batch) => readJournalBatch(db, batch, { playerId: owner.id, most: pinned.facts }),
  })
  yield lines.end(house.keys.file)
}

/** The rows of a batch as they are now, and which of them are the player's. */
const openLedgerBatch =
  (db: Db, { keys: { salt: key } }: EvidenceHouse, own: ReadonlySet<string>): OpenBatch =>
  async ({ name, after_id, to_id }: Batch) => {
    const leaves: Uint8Array[] = []
    const shown: Shown[] = []
    for await (const rows of readTransferTexts(db, { afterId: after_id, toId: to_id })) {
      for (const { id, text } of rows) {
        const salt = saltOf(key, name, id)
        const leaf = leafOfItem(salt, text)
        if (own.has(id))
          shown.push({ p: leaves.length, salt: salt.toString('hex'), body: text, leaf })
        leaves.push(leaf)
      }
    }
    return { leaves, shown }
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
