import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { NewFile } from './files.ts'
import { spellingsOf } from './spelling.ts'

const CONTRACT = 'contract/src/casino/casino.ts'

/** Each supplier and its number, as the contract has them. */
export function suppliersOf(root: string): Map<string, number> {
  const list = /export const PROVIDERS = \{\n([^}]*)\}/.exec(read(root, CONTRACT))?.[1] ?? ''
  const members = list.matchAll(/^ {2}'?([a-z\d-]+)'?: (\d+),$/gm)
  return new Map([...members].map(([, name = '', id]) => [name, Number(id)]))
}

/** What every place that knows the suppliers by name gets, and after what it is put there. */
function additions(name: string, id: number): [file: string, after: RegExp, text: string][] {
  const { camel, title } = spellingsOf(name)
  const call = `${camel}LaunchUrl`
  return [
    [CONTRACT, /export const PROVIDERS = \{\n[^}]*/, `  '${name}': ${id},\n`],
    [CONTRACT, /export const PROVIDER_NAMES: [^\n]*\{\n[^}]*/, `  '${name}': '${title}',\n`],
    ['contract/src/casino/launch.ts', /^[\s\S]*$/, launchCall(name, call)],
    [
      'server/src/modules/casino/launch/routes.ts',
      / {4}fromLobby\('hub88', [^\n]*\n/,
      `    fromLobby('${name}', contract.${call}, deps),\n`,
    ],
    [
      'server/src/testing/fuzz/every-call.ts',
      / {2}\[launch\.dtLaunchUrl\.path\][^\n]*\n/,
      `  [launch.${call}.path]: () => ({
    platform: 1,
    gameCode: '${name}-nar',
    language: 'tr',
    lobbyUrl: 'http://localhost/casino',
  }),\n`,
    ],
    [
      'arcade/src/supplier-clients/offered-games.ts',
      /export const OFFERED_SLOTS = \{\n[^}]*/,
      `  '${name}': [],\n`,
    ],
    [
      'arcade/src/supplier-clients/retry-schedules.ts',
      / {2}hub88: HUB88,\n/,
      `  '${name}': HUB88,\n`,
    ],
    [
      'web/src/player/play/frame/launch-calls.ts',
      /export const LAUNCH_CALLS: [^\n]*\{\n/,
      `  '${name}': (order) => at(call(contract.${call}, withLobby(order))),\n`,
    ],
  ]
}

/** What knows the suppliers by name, with this one: the contract, the database, both ends of a launch. */
export function editsFor(root: string, name: string): NewFile[] {
  const suppliers = suppliersOf(root)
  const id = Math.max(...suppliers.values()) + 1
  const edited = new Map<string, string>()
  for (const [file, after, text] of additions(name, id)) {
    const before = edited.get(file) ?? read(root, file)
    if (!after.test(before)) throw new Error(`${file} has no place for ${name}`)
    edited.set(
      file,
      before.replace(after, (found) => found + text),
    )
  }
  const edits = [...edited].map(([file, text]) => ({ path: file, text }))
  return [...edits, migration(root, name, [...suppliers.keys(), name])]
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')

const launchCall = (name: string, call: string) => `
export const ${call} = endpoint({
  method: 'POST',
  path: '/api/casino/${name.replaceAll('-', '')}launchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({
    /** PLATFORMS. */
    platform: z.union([z.literal(1), z.literal(2)]),
    gameCode: Code,
    language: z.enum(['tr', 'en']),
    lobbyUrl: LobbyUrl,
  }),
  output: z.string(),
})
`

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
