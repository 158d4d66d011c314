import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePrograms, type Place } from './bundle-programs.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What runs on a server, by the name of its bundle. */
const PROGRAMS = {
  casino: 'server/src/main.ts',
  arcade: 'arcade/src/main.ts',
  feed: 'feed/src/main.ts',
  'ledger-verify': 'server/src/ledger-verify.ts',
  'audit-verify': 'server/src/audit-verify.ts',
  'ledger-parts': 'server/src/ledger-parts.ts',
  keys: 'scripts/keys/main.ts',
  doctor: 'scripts/doctor/main.ts',
  office: 'scripts/office.ts',
  seed: 'scripts/seed/main.ts',
}

/** A program runs in the folder of the installation, where its migrations and fonts are. */
const inWorkingFolder: Place = (id) => {
  const file = JSON.stringify(path.relative(ROOT, id.split('?', 1)[0] ?? id))
  return `new URL(${file}, \`file://\${encodeURI(process.cwd())}/\`).href`
}

/**
 * Bundles the programs into a folder that is there whole or as it was, with `build.json`: the version and a
 * digest of all that the folder holds. Answers the digest.
 */
export async function buildPrograms(folder: string): Promise<string> {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    await bundlePrograms(PROGRAMS, { folder: draft, place: inWorkingFolder })
    const build = digestOf(draft)
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    writeFileSync(path.join(draft, 'build.json'), JSON.stringify({ version, build }))
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    return build
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex')
}
