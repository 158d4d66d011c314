import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { openClient } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { expectWhole, type Manifest } from './manifest.ts'
import type { Place } from './place.ts'
import { loginOf, refuseOlderTool } from './save-server.ts'
import { run } from './tarball.ts'
import { verify } from './verify.ts'

/** Puts dumps into empty databases and keys into empty folders, gives the rights and verifies the books. */
export async function restoreServer(
  { databases, beside }: Place,
  draft: string,
  manifest: Manifest,
): Promise<void> {
  const dumped = databases.filter(({ name }) => existsSync(path.join(draft, `${name}.dump`)))
  const casino = dumped.find(({ name }) => name === 'casino')
  if (!casino) throw new Error('DATABASE_URL is not set, or the backup has no casino')
  const kept = beside.filter(({ name }) => existsSync(path.join(draft, name)))
  for (const { name, url } of dumped) await refuseTables(name, url)
  for (const { at } of kept) refuseFull(at)
  refuseOlderTool('pg_restore', manifest.postgres)
  for (const { name, url } of dumped) {
    const { words, env } = loginOf(url)
    const options = ['--exit-on-error', '--no-owner', '--no-privileges', ...words]
    const file = path.join(draft, `${name}.dump`)
    run('pg_restore', [...options, file], `the database of the ${name} cannot be restored`, env)
  }
  for (const { name, at } of kept) cpSync(path.join(draft, name), at, { recursive: true })
  await expectWhole(casino.url, manifest)
  await migrate(casino.url, { appUrl: process.env.DATABASE_URL || casino.url })
  verify(casino.url, beside.find(({ name }) => name === 'keys')?.at ?? '')
}

async function refuseTables(name: string, url: string): Promise<void> {
  const client = openClient({ url, isOwner: true })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class where relkind = 'r' and relnamespace not in (
         select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')`,
    )
    if (rows[0]?.tables === 0) return
    throw new Error(`the database of the ${name} is not empty: nothing was changed`)
  } finally {
    await client.end()
  }
}

function refuseFull(at: string): void {
  const isFull = existsSync(at) && (!at.endsWith('keys') || readdirSync(at).length > 0)
  if (isFull) throw new Error(`${at} is there already: move it away; nothing was changed`)
}
