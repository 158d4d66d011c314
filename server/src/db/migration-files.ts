import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
/** A file of this ending builds indexes beside a casino that runs, and does nothing else. */
const CONCURRENT = '.concurrent.sql'
const BUILDS_INDEX = /^create (?:unique )?index concurrently (\w+) on [^;]+$/

/** One file of `migrations/`. */
export type Migration = {
  name: string
  text: string
  /** Of its text, in hexadecimal. */
  sha256: string
  isConcurrent: boolean
  /** Of a concurrent one: each index, and the statement that builds it. */
  statements: readonly { index: string; statement: string }[]
}

/** The migrations of this release, in the order in which they are applied. */
export async function readMigrationFiles(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => migrationOf(name, await readFile(new URL(name, FOLDER), 'utf8'))),
  )
}

/** A file by its name and text. Throws where a concurrent one does something else than build indexes. */
export function migrationOf(name: string, written: string): Migration {
  const text = written.replaceAll('\r\n', '\n')
  const isConcurrent = name.endsWith(CONCURRENT)
  return {
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    isConcurrent,
    statements: isConcurrent ? statementsOf(name, text) : [],
  }
}

function statementsOf(name: string, text: string): Migration['statements'] {
  const parts = text.replaceAll(/^--.*$/gm, '').split(';')
  return parts
    .map((part) => part.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const index = BUILDS_INDEX.exec(statement)?.[1]
      if (index) return { index, statement }
      throw new Error(`migration ${name} may only hold: create index concurrently NAME on …`)
    })
}

/** Makes the list of migrations where there is none, and answers whether its owner asks. */
export async function ensureList(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOwner: boolean }>(
    `select pg_has_role(current_user, relowner, 'member') as "isOwner"
       from pg_class where oid = to_regclass('migration')`,
  )
  const isOwner = rows[0]?.isOwner ?? true
  if (!rows[0]) {
    await client.query(
      'create table migration (name text primary key, applied_at timestamptz not null default now())',
    )
  }
  // Databases of before have no texts; a process of the previous release names none.
  if (isOwner) await client.query('alter table migration add column if not exists sha256 text')
  return isOwner
}

/** Those that the database has not, and the first that it has with another text. */
export async function compareMigrations(client: pg.Client, all: readonly Migration[]) {
  const { rows } = await client.query<{ row: { name: string; sha256?: string | null } }>(
    'select to_jsonb(migration) as row from migration',
  )
  const applied = new Map(rows.map(({ row }) => [row.name, row.sha256 ?? undefined]))
  return {
    missing: all.filter(({ name }) => !applied.has(name)),
    changed: all.find(
      ({ name, sha256 }) => applied.get(name) !== undefined && applied.get(name) !== sha256,
    )?.name,
  }
}

/** Notes the texts of what was applied before they were noted. */
export async function noteTexts(client: pg.Client, all: readonly Migration[]): Promise<void> {
  await client.query(
    `update migration set sha256 = file.sha256
       from unnest($1::text[], $2::text[]) as file (name, sha256)
       where migration.name = file.name and migration.sha256 is null`,
    [all.map(({ name }) => name), all.map(({ sha256 }) => sha256)],
  )
}
