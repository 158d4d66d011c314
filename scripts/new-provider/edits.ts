import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { NewFile } from './files.ts'

const CONTRACT = 'contract/src/casino.ts'
const OFFERS = 'arcade/src/wires/offers.ts'

/** Each supplier and its number, as the contract has them. */
export function suppliersOf(root: string): Map<string, number> {
  const members = membersOf(readFileSync(path.join(root, CONTRACT), 'utf8'), 'PROVIDERS')
  return new Map(
    [...members.matchAll(/^ {2}'?([a-z\d-]+)'?: (\d+),$/gm)].map(([, name = '', id]) => [
      name,
      Number(id),
    ]),
  )
}

/** What knows the suppliers by name: the contract, the check of the database, the arcade's offers. */
export function editsFor(root: string, name: string): NewFile[] {
  const suppliers = suppliersOf(root)
  const id = Math.max(...suppliers.values()) + 1
  return [
    added(root, CONTRACT, 'PROVIDERS', `'${name}': ${id}`),
    added(root, OFFERS, 'OFFERS', `'${name}': []`),
    migration(root, name, [...suppliers.keys(), name]),
  ]
}

function added(root: string, file: string, list: string, member: string): NewFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const members = membersOf(text, list)
  return { path: file, text: text.replace(members, `${members}  ${member},\n`) }
}

function membersOf(text: string, list: string): string {
  const members = text.match(new RegExp(`export const ${list} = \\{\\n([^}]*)\\} as const`))?.[1]
  if (members === undefined) throw new Error(`there is no list ${list}`)
  return members
}

function migration(root: string, name: string, names: string[]): NewFile {
  const folder = 'server/src/db/migrations'
  const last = globSync(`${folder}/*.sql`, { cwd: root }).sort().at(-1) ?? ''
  const number = Number(path.basename(last).slice(0, 3)) + 1
  return {
    path: `${folder}/${String(number).padStart(3, '0')}-${name}.sql`,
    text: `-- Games of ${name} may be in the catalogue.
alter table game drop constraint game_provider_check;
alter table game add constraint game_provider_check
  check (provider in (${names.map((one) => `'${one}'`).join(', ')}));
`,
  }
}
