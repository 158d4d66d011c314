import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { LOCKS } from './locks.ts'

const FOLDER = new URL('./functions/', import.meta.url)

/** One file of `functions/`: its path there and its text. */
export type FunctionFile = { name: string; text: string }

/** The functions of this release. One that a trigger calls is in `triggers/`. */
export async function readFunctionFiles(): Promise<FunctionFile[]> {
  const names = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), 'utf8') })),
  )
}

/**
 * Applies the files whose text the database has never had, all of them or none, and answers their names.
 * A process of the previous release knows former texts only, and applies nothing.
 */
export async function applyFunctions(
  owner: pg.Client,
  files: readonly FunctionFile[],
): Promise<string[]> {
  await owner.query('begin')
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCKS.migration])
    const changed = await unknownFunctions(owner, files)
    for (const file of changed) await applyOne(owner, file)
    await owner.query('commit')
    return changed.map(({ name }) => name)
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** The files whose text the database has never had. */
export async function unknownFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
): Promise<FunctionFile[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `select name || ' ' || sha256 as sha256 from function_file`,
  )
  const applied = new Set(rows.map(({ sha256 }) => sha256))
  return files.filter((file) => !applied.has(`${file.name} ${hashOf(file)}`))
}

async function applyOne(owner: pg.Client, file: FunctionFile): Promise<void> {
  const { name, text } = file
  try {
    await owner.query(text)
  } catch (error) {
    throw new Error(`function ${name} failed: ${(error as Error).message}`, { cause: error })
  }
  await owner.query('insert into function_file (name, sha256) values ($1, $2)', [
    name,
    hashOf(file),
  ])
}

const hashOf = ({ text }: FunctionFile) => createHash('sha256').update(text).digest('hex')
