import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { NewFile } from '../new-provider/files.ts'
import { spellingsOf } from '../new-provider/spelling.ts'
import type { Kind } from './new-game.ts'

const GAMES = 'arcade/src/games'

type Addition = { file: string; imports: string; list: RegExp; entry: string }

/** The lists of games. A game stands last: suppliers number their games by the order of the lists. */
function additions(name: string, kind: Kind): Addition[] {
  const { camel } = spellingsOf(name)
  const [game, modes, facts] = [`${camel}Game`, `${camel}Modes`, `${camel}Facts`]
  if (kind === 'slot')
    return [
      {
        file: `${GAMES}/slot/machines.ts`,
        imports: `import { ${modes} } from './${name}/modes.ts'`,
        list: /export const MACHINES: [^\n]*\[\n[^\]]*/,
        entry: `  ...${modes}.map((modes) => anyMachine(modes)),\n`,
      },
      {
        file: `${GAMES}/slot/machine-facts.ts`,
        imports: `import { ${facts} } from './${name}/facts.ts'`,
        list: /export const FACTS_BY_MACHINE: [^\n]*\{\n[^}]*/,
        entry: `  '${name}': [${facts}],\n`,
      },
    ]
  return [
    {
      file: `${GAMES}/find-game.ts`,
      imports: `import { ${game} } from './${name}/rules.ts'`,
      list: /export const GAMES: [^\n]*\[\n[^\]]*/,
      entry: `  anyGame(${game}),\n`,
    },
    {
      file: `${GAMES}/find-modes.ts`,
      imports: `import { ${modes} } from './${name}/modes.ts'`,
      list: /export const MODES: [^\n]*\[\n[^\]]*/,
      entry: `  anyModes(${modes}),\n`,
    },
    {
      file: `${GAMES}/find-facts.ts`,
      imports: `import { ${facts} } from './${name}/facts.ts'`,
      list: /export const FACTS_BY_FOLDER = \{\n[^}]*/,
      entry: `  '${name}': ${facts},\n`,
    },
  ]
}

/** The lists with this game at their ends. */
export function editsFor(root: string, name: string, kind: Kind): NewFile[] {
  return additions(name, kind).map(({ file, imports, list, entry }) => {
    const before = readFileSync(path.join(root, file), 'utf8')
    if (!list.test(before)) throw new Error(`${file} has no place for ${name}`)
    const text = before.replace(list, (found) => found + entry)
    return { path: file, text: `${imports}\n${text}` }
  })
}
