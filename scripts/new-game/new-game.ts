import { existsSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { movedFiles, type NewFile } from '../new-provider/files.ts'
import { renamed, whyNoName } from '../new-provider/spelling.ts'
import { write } from '../new-provider/write.ts'
import { editsFor } from './edits.ts'

export const KINDS = ['instant', 'table', 'slot'] as const
export type Kind = (typeof KINDS)[number]

type NewGame = { files: string[]; next: string }

/** The examples, which the tests play. */
const EXAMPLES = 'arcade/src/testing/example-games'
const folderOf = (name: string, kind: Kind) =>
  `arcade/src/games/${kind === 'slot' ? 'slot/' : ''}${name}`

/**
 * Makes another game of the arcade in the codebase at `root`: the example of its kind under its name, in
 * the lists of games. Refuses a name that is none or is taken, and has then changed nothing.
 */
export function newGame(root: string, name: string, kind: string): NewGame | { refused: string } {
  const known = KINDS.find((one) => one === kind)
  if (!known) return { refused: `--kind is one of ${KINDS.join(', ')}` }
  const folder = folderOf(name, known)
  const refused = whyNoName(name)
  if (refused) return { refused }
  if (existsSync(path.join(root, folder))) return { refused: `${folder} is there already` }
  const files = [...filesOf(root, name, known), ...editsFor(root, name, known)]
  write(root, files)
  return { files: files.map((file) => file.path), next: nextSteps(name, folder) }
}

/** The example's files under the game's name. Its code on the wire has no dashes. */
function filesOf(root: string, name: string, kind: Kind): NewFile[] {
  const from = `${EXAMPLES}/${kind}`
  const places = globSync(`${from}/**/*`, { cwd: root })
    .sort()
    .map((file): [string, string] => {
      const place = file.replace(from, folderOf(name, kind))
      return [file, place.replace('example.css', `${name}.css`)]
    })
  return movedFiles(root, new Map(places)).map((file) => ({
    path: file.path,
    text: renamed(
      file.text
        .replaceAll('zar_example', codeOf(name))
        .replaceAll("import './example.css'", `import './${name}.css'`),
      name,
    ),
  }))
}

export const codeOf = (name: string): string => `zar_${name.replaceAll('-', '_')}`

const nextSteps = (
  name: string,
  folder: string,
) => `It can be played: npm start, then /play/${codeOf(name)}?demo=1 at the arcade's address. Next:

1. npx vitest run ${folder}
   Its tests pass; change them first as the rules change.
2. facts.ts: its name in both languages, studio, supplier, category, stakes and figures.
3. rules.ts, mathematics.ts: npm run rtp -- ${name} --rounds 2000000 holds them to each other.
4. screen/: its stage, sentences and looks.

docs/adding-a-game.md says what each file has to hold. To take it out: its folder, and its lines in the lists.`
