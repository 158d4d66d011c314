import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { readManifest, writeManifest } from './manifest.ts'
import type { Place } from './place.ts'
import { run } from './tarball.ts'

/** Dumps the databases on a server, each as of one moment, and copies the keys. */
export async function saveServer({ databases, beside }: Place, draft: string): Promise<void> {
  const casino = databases.find(({ name }) => name === 'casino')
  if (!casino) throw new Error('DATABASE_URL is not set')
  const manifest = await readManifest(casino.url, 'server')
  refuseOlderTool('pg_dump', manifest.postgres)
  writeManifest(draft, manifest)
  for (const { name, url } of databases) {
    const { words, env } = loginOf(url)
    const file = path.join(draft, `${name}.dump`)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, ...words]
    run('pg_dump', options, `the database of the ${name} cannot be dumped`, env)
  }
  for (const { name, at } of beside) {
    if (existsSync(at))
      cpSync(at, path.join(draft, name), { recursive: true, preserveTimestamps: true })
  }
}

/** An older tool does not know a newer server. */
export function refuseOlderTool(tool: string, server: number): void {
  const own = Number(/(\d+)/.exec(run(tool, ['--version'], `${tool} is not installed`))?.[1])
  if (own >= server) return
  throw new Error(`${tool} is of version ${own} and the server of ${server}: install the newer one`)
}

/** The address without its password, which would stand in the list of processes. */
export function loginOf(address: string): { words: string[]; env: Record<string, string> } {
  const url = new URL(address)
  const env: Record<string, string> = url.password
    ? { PGPASSWORD: decodeURIComponent(url.password) }
    : {}
  url.password = ''
  return { words: [`--dbname=${url}`], env }
}
