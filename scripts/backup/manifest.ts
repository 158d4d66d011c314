import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod/mini'
import { openClient } from '../../server/src/db/connect.ts'
import { run } from './tarball.ts'

const FILE = 'manifest.json'
const FORMAT = 1

const Manifest = z.object({
  format: z.literal(FORMAT),
  kind: z.enum(['folder', 'server']),
  /** Of the server, or of the data folder’s. */
  postgres: z.int(),
  /** ISO 8601, by the database’s clock. */
  at: z.string(),
  /** The greatest number of a transfer before the backup began: the copy has it, and perhaps later ones. */
  lastTransfer: z.string(),
})

/** What a backup says of itself. */
export type Manifest = z.output<typeof Manifest>

/** Read before the copy begins, from the casino’s database. */
export async function readManifest(url: string, kind: Manifest['kind']): Promise<Manifest> {
  const [found] = await ask<Omit<Manifest, 'format' | 'kind'>>(
    url,
    `select current_setting('server_version_num')::int / 10000 as postgres,
       to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
       (${LAST_TRANSFER}) as "lastTransfer"`,
  )
  return Manifest.parse({ format: FORMAT, kind, ...found })
}

const LAST_TRANSFER = 'select coalesce(max(id), 0)::text as last from transfer'

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = openClient({ url, isOwner: true, isPatient: true })
  await client.connect()
  const { rows } = await client.query<Row>(statement).finally(() => client.end())
  return rows
}

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(path.join(folder, FILE), JSON.stringify(manifest, null, 2))

/** Throws one sentence where the folder is no backup of ours. */
export function openManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')))
  } catch {
    throw new Error('this file is no backup of Zar, or not whole')
  }
}

/** The moment that a packed backup shows; null where its file cannot be read. */
export async function manifestIn(file: string): Promise<string | null> {
  try {
    const text = run('tar', ['-xzOf', file, `./${FILE}`], 'the file cannot be read')
    return Manifest.parse(JSON.parse(text)).at
  } catch {
    return null
  }
}

/** Throws one sentence where the copy lacks what was there before the backup began. */
export async function expectWhole(url: string, { lastTransfer }: Manifest): Promise<void> {
  const [found] = await ask<{ last: string }>(url, LAST_TRANSFER)
  const last = found?.last ?? '0'
  if (BigInt(last) >= BigInt(lastTransfer)) return
  throw new Error(`the copy ends at transfer ${last}, before ${lastTransfer}`)
}
