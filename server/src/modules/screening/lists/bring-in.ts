import { createHash } from 'node:crypto'
import type { ListChange, ListProblems } from '@zar/contract/office/risk/watch-lists'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { keysOf, namesIn } from '../names/keys.ts'
import { type ListEntry, type ReadList, readList, sourceKeyOf } from './read-list.ts'
import { findList, type KnownList } from './read-lists.ts'

export type ListDeps = { db: Db; fieldCipher: FieldCipher }

const PROBLEMS_MAX = 20
const STATEMENT_MS = 60_000
const END_CHARS = 2

type Source = { id: bigint; name: string; kind: ReadList['kind'] }
type Standing = { version: number; hash: Buffer }

/** What a file would change. `isKnown`: it is the version that stands. */
export type ListPreview = {
  name: string
  kind: ReadList['kind']
  version: number
  entries: number
  change: ListChange
  isKnown: boolean
}
export type Previewed = { list: ListPreview | null; problems: ListProblems }

/** Looks at a file and takes nothing of it. */
export const previewList = (deps: ListDeps, content: string): Promise<Previewed> =>
  deps.db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    const { list, problems } = await laidBeside(tx, deps, content)
    return { list: list?.preview ?? null, problems }
  })

type Bringing = {
  name: string
  content: string
  /** What the preview said. */
  seen: ListChange
  by: string
  because: string
  /** Written in the same transaction. */
  audit: (tx: Tx, came: ListCame) => Promise<unknown>
}
export type ListCame = { list: KnownList | null; isNew: boolean; problems: ListProblems }

/**
 * Takes a list whole, or nothing of it where a line is wrong. It replaces the version before it: an entry that says
 * the same stays the row that it was, with what was decided about it; one that is gone or otherwise is none of the
 * list any more. What is new waits to be compared. The file that stands already changes nothing.
 */
export const bringInList = (deps: ListDeps, asked: Bringing): Promise<ListCame> =>
  deps.db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    await sql`select pg_advisory_xact_lock(${LOCKS.lists})`.execute(tx)
    const came = await take(tx, deps, asked)
    await asked.audit(tx, came)
    return came
  })

async function take(tx: Tx, deps: ListDeps, asked: Bringing): Promise<ListCame> {
  const { list, problems } = await laidBeside(tx, deps, asked.content)
  if (!list) return { list: null, isNew: false, problems }
  const { preview, source: known, stored, hash } = list
  if (known && preview.isKnown)
    return { list: await findList(tx, known.id), isNew: false, problems: [] }
  const { added, changed, removed } = asked.seen
  const { change, version } = preview
  const isAsSeen =
    added === change.added && changed === change.changed && removed === change.removed
  refuseIf(!isAsSeen, 'changed_meanwhile')
  const sourceId = known?.id ?? (await makeSource(tx, preview))
  await replace(tx, { sourceId, version, stored })
  await tx
    .insertInto('screening_version')
    .values({
      source_id: sourceId,
      version,
      file: asked.name,
      hash,
      entries: preview.entries,
      ...change,
      imported_by: asked.by,
      because: asked.because,
    })
    .execute()
  return { list: await findList(tx, sourceId), isNew: true, problems: [] }
}

type Stored = ReturnType<typeof storedOf>
type Laid = {
  preview: ListPreview
  source: Source | undefined
  stored: readonly Stored[]
  hash: Buffer
}

/** The file beside what stands of its source. */
async function laidBeside(
  tx: Tx,
  { fieldCipher }: ListDeps,
  content: string,
): Promise<{ list: Laid | undefined; problems: ListProblems }> {
  const { list, problems } = readList(content)
  if (!list) return { list: undefined, problems: problems.slice(0, PROBLEMS_MAX) }
  const source = await findSource(tx, list.source)
  // Whose list it is does not change: what was decided stands on it.
  if (source && source.kind !== list.kind)
    return { list: undefined, problems: [{ line: 2, what: 'other_kind' }] }
  const hash = createHash('sha256').update(content).digest()
  const before = source && (await readStanding(tx, source.id))
  const stored = list.entries.map((entry) => storedOf(entry, fieldCipher))
  const change = changeOf(stored, source ? await readPrints(tx, source.id) : new Map())
  const preview = {
    name: source?.name ?? list.source,
    kind: list.kind,
    version: (before?.version ?? 0) + 1,
    entries: stored.length,
    change,
    isKnown: before?.hash.equals(hash) ?? false,
  }
  return { list: { preview, source, stored, hash }, problems: [] }
}

/** As it is kept: what names and numbers are found by, and a hash of all that it says. */
function storedOf(entry: ListEntry, fieldCipher: FieldCipher) {
  const { code, names, birth, country, document } = entry
  const documentHmac = document === null ? null : fieldCipher.index(document)
  const said = [names, birth, country, documentHmac?.toString('hex') ?? null]
  return {
    code,
    names,
    birth,
    country,
    documentHmac,
    documentEnd: document?.slice(-END_CHARS) ?? null,
    keys: [...new Set(names.flatMap((name) => keysOf(namesIn(name))))],
    print: createHash('sha256').update(JSON.stringify(said)).digest(),
  }
}

function changeOf(stored: readonly Stored[], prints: ReadonlyMap<string, Buffer>): ListChange {
  const codes = new Set(stored.map(({ code }) => code))
  const there = stored.flatMap(({ code, print }) => {
    const before = prints.get(code)
    return before ? [{ before, print }] : []
  })
  return {
    added: stored.length - there.length,
    changed: there.filter(({ before, print }) => !before.equals(print)).length,
    removed: [...prints.keys()].filter((code) => !codes.has(code)).length,
  }
}

const findSource = (tx: Tx, name: string): Promise<Source | undefined> =>
  tx
    .selectFrom('screening_source')
    .select(['id', 'name', 'kind'])
    .where('name_key', '=', sourceKeyOf(name))
    .executeTakeFirst()

const readStanding = (tx: Tx, sourceId: bigint): Promise<Standing | undefined> =>
  tx
    .selectFrom('screening_version')
    .select(['version', 'hash'])
    .where('source_id', '=', sourceId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

async function readPrints(tx: Tx, sourceId: bigint): Promise<Map<string, Buffer>> {
  const rows = await tx
    .selectFrom('screening_entry')
    .select(['code', 'print'])
    .where('source_id', '=', sourceId)
    .where('gone_version', 'is', null)
    .execute()
  return new Map(rows.map(({ code, print }) => [code, print]))
}

async function makeSource(tx: Tx, { name, kind }: ListPreview): Promise<bigint> {
  const { id } = await tx
    .insertInto('screening_source')
    .values({ name, name_key: sourceKeyOf(name), kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Replacing = { sourceId: bigint; version: number; stored: readonly Stored[] }

/** What the file has no more, or otherwise, goes; what it says anew comes, also what an older version said before. */
async function replace(tx: Tx, { sourceId, version, stored }: Replacing): Promise<void> {
  const told = JSON.stringify(
    stored.map(({ documentHmac, print, documentEnd, ...same }) => ({
      ...same,
      document_hmac: documentHmac?.toString('hex') ?? null,
      document_end: documentEnd,
      print: print.toString('hex'),
    })),
  )
  await sql`
    create temporary table told on commit drop as
      select code, decode(print, 'hex') as print, birth, country, decode(document_hmac, 'hex') as document_hmac,
          document_end, array(select jsonb_array_elements_text(names)) as names,
          array(select jsonb_array_elements_text(keys)) as keys
        from jsonb_to_recordset(${told}::jsonb) as one (code text, print text, birth text, country text,
          document_hmac text, document_end text, names jsonb, keys jsonb)`.execute(tx)
  await sql`
    update screening_entry entry set gone_version = ${version}
      where source_id = ${sourceId} and gone_version is null
        and not exists (select from told where told.code = entry.code and told.print = entry.print)`.execute(
    tx,
  )
  await sql`
    insert into screening_entry (source_id, code, print, names, birth, country, document_hmac, document_end, keys,
        since_version)
      select ${sourceId}, code, print, names, birth, country, document_hmac, document_end, keys, ${version} from told
      on conflict (source_id, code, print) do update set gone_version = null, compared_at = null, namesakes = null
        where screening_entry.gone_version is not null`.execute(tx)
  await sql`drop table told`.execute(tx)
}
