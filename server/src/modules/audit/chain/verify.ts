import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { AuditFinding } from '../../../db/tables/office/audit.ts'
import type { SigningKey } from '../../../platform/encryption/signing-key.ts'
import { readBatches } from './batches.ts'
import { type AuditKey, EVENT_ROW, type EventRow, macOf, NO_MAC, spellEvent } from './event-text.ts'
import { type AuditHead, checkHead, readHeadBefore, readNewestHead } from './heads.ts'
import { readLastSeal } from './seal.ts'

export type AuditVerdict = {
  /** In the order of the events, at most a hundred. */
  findings: AuditFinding[]
  /** Events that were hashed anew. */
  rows: number
  /** The last of them. */
  sealedTo: bigint
  /** The newest head from before the first event that is broken; without any the newest. */
  lastGoodHead: AuditHead | undefined
}

type Keys = { key: AuditKey; headKey: SigningKey }
type Seal = { id: bigint; after_id: bigint; mac: Buffer }
/** Events and hashes side by side, and the id up to which there are no others. */
type Page = { links: Link[]; to: bigint }
type Link = { event: EventRow | undefined; seal: Seal | undefined }

/** So few at a time that who waits for an answer of this process does not notice. */
const PAGE = 1_000
/** More of the same tells nothing new. */
const FINDINGS_MAX = 100

/**
 * Hashes every sealed event anew, in pages, beside an office that goes on writing, and compares the batches and
 * heads: the newest that is kept here, and one that was exported.
 */
export async function verifyAudit(
  db: Db,
  { key, headKey, exported }: Keys & { exported?: AuditHead | undefined },
): Promise<AuditVerdict> {
  const findings: AuditFinding[] = []
  const report = (...found: AuditFinding[]) => {
    findings.push(...found.slice(0, FINDINGS_MAX - findings.length))
  }
  const { id: sealedTo } = await readLastSeal(db)
  const rows = await checkChain(db, { key, sealedTo }, report)
  report(...(await checkBatches(db)), ...(await checkGuards(db)))
  const newest = await readNewestHead(db)
  if (newest) report(...(await checkHead(db, headKey, { head: newest, name: 'the newest head' })))
  if (exported)
    report(...(await checkHead(db, headKey, { head: exported, name: 'the exported head' })))
  const [first] = findings
    .flatMap(({ id }) => (id === null ? [] : [BigInt(id)]))
    .sort((a, b) => Number(a - b))
  const lastGoodHead = first ? await readHeadBefore(db, first) : newest
  return { findings, rows, sealedTo, lastGoodHead }
}

type Report = (...found: AuditFinding[]) => void

async function checkChain(
  db: Db,
  { key, sealedTo }: { key: AuditKey; sealedTo: bigint },
  report: Report,
): Promise<number> {
  let previous: Pick<Seal, 'id' | 'mac'> = { id: 0n, mac: NO_MAC }
  let rows = 0
  for await (const links of pagesOf(db, sealedTo)) {
    for (const link of links) {
      const found = checkLink(key, previous, link)
      if (found) report(found)
      // What stands on a broken event is judged on its own.
      if (link.seal) previous = link.seal
      if (link.event) rows++
    }
  }
  return rows
}

/** The database reads the next page while the one before it is hashed. */
async function* pagesOf(db: Db, sealedTo: bigint): AsyncGenerator<Link[]> {
  // A row may be hidden below the first number too.
  let reading = readPage(db, -(2n ** 63n), sealedTo)
  for (;;) {
    const page: Page = await reading
    const isLast = page.to >= sealedTo
    if (!isLast) reading = readPage(db, page.to, sealedTo)
    yield page.links
    if (isLast) return
  }
}

/** What is wrong with one event, on the hash before it. */
function checkLink(
  key: AuditKey,
  previous: Pick<Seal, 'id' | 'mac'>,
  { event, seal }: Link,
): AuditFinding | undefined {
  if (!seal) return event && { id: String(event.id), says: 'has no hash: it was put in later' }
  const [id, stored] = [String(seal.id), seal.mac.toString('hex')]
  if (!event) return { id, says: 'is gone, and its hash is left', stored }
  const computed = hashAnew(key, previous.mac, event)
  if (computed?.equals(seal.mac) && seal.after_id === previous.id) return undefined
  const says =
    seal.after_id === previous.id
      ? 'is not the one that was sealed'
      : `follows event ${seal.after_id}, which is gone with its hash`
  return { id, says, stored, computed: computed?.toString('hex') ?? 'none' }
}

/** Undefined of an event that has no spelling: nobody wrote that here. */
function hashAnew(key: AuditKey, before: Buffer, event: EventRow): Buffer | undefined {
  try {
    return macOf(key, before, spellEvent(event))
  } catch {
    return undefined
  }
}

/** The next events and hashes. */
async function readPage(db: Db, after: bigint, sealedTo: bigint): Promise<Page> {
  const [events, seals] = await Promise.all([
    sql<EventRow>`select ${EVENT_ROW} from audit_event where id > ${after} and id <= ${sealedTo}
      order by id limit ${PAGE}`.execute(db),
    sql<Seal>`select id, after_id, mac from audit_seal where id > ${after} and id <= ${sealedTo}
      order by id limit ${PAGE}`.execute(db),
  ])
  const ends = [events.rows, seals.rows].flatMap((rows) => {
    const last = rows.at(-1)
    return rows.length === PAGE && last ? [last.id] : []
  })
  const to = ends.reduce((least, end) => (end < least ? end : least), sealedTo)
  return { links: sideBySide(events.rows, seals.rows, to), to }
}

function sideBySide(events: readonly EventRow[], seals: readonly Seal[], to: bigint): Link[] {
  const links: Link[] = []
  let [e, s] = [0, 0]
  for (;;) {
    const [event, seal] = [events[e], seals[s]]
    const id = least(event?.id, seal?.id)
    if (id === undefined || id > to) return links
    const link = {
      event: event?.id === id ? event : undefined,
      seal: seal?.id === id ? seal : undefined,
    }
    if (link.event) e++
    if (link.seal) s++
    links.push(link)
  }
}

const least = (a: bigint | undefined, b: bigint | undefined): bigint | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a

/** Batches follow each other without a hole, and each ends at an event with its hash. */
async function checkBatches(db: Db): Promise<AuditFinding[]> {
  const batches = await readBatches(db)
  const gaps = batches.filter(
    ({ i, after_id }, at) => i !== at || after_id !== (batches[at - 1]?.to_id ?? 0n),
  )
  const { rows } = await sql<{ i: number; to_id: bigint; stored: string; computed: string | null }>`
    select i, to_id, encode(batch.mac, 'hex') as stored, encode(seal.mac, 'hex') as computed
      from audit_batch batch left join audit_seal seal on seal.id = to_id
      where seal.mac is distinct from batch.mac order by i limit ${FINDINGS_MAX}`.execute(db)
  return [
    ...gaps.map(({ i }) => ({ id: null, says: `batch ${i} does not follow the one before it` })),
    ...rows.map(({ i, to_id, stored, computed }) => ({
      id: String(to_id),
      says: `is the last of batch ${i}, and was sealed as another`,
      stored,
      computed: computed ?? 'none',
    })),
  ]
}

const FINAL = [
  ...['audit_event', 'audit_seal', 'audit_batch', 'audit_head', 'audit_check', 'posting_cause'],
]

/** The triggers that keep rows as they are must be there and on. */
async function checkGuards(db: Db): Promise<AuditFinding[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${FINAL}::text[]) name where not exists (select from pg_trigger
      where tgrelid = to_regclass(name) and tgname = name || '_is_final' and tgenabled in ('O', 'A'))`.execute(
    db,
  )
  return rows.map(({ name }) => ({
    id: null,
    says: `nothing keeps the rows of ${name} from being changed`,
  }))
}
