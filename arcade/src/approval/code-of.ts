import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findEarlier } from '../games/earlier/versions.ts'
import { FACTS_BY_FOLDER } from '../games/find-facts.ts'
import { roomFolderOf } from '../games/rooms/room-facts.ts'
import { findEngine } from '../games/slot/catalogue.ts'
import { machineOf } from '../games/slot/machine-facts.ts'

/** A file of the sources that the arcade is run from. */
export function readSource(file: string): string {
  const at = new URL(`../${file}`, import.meta.url)
  return existsSync(at) ? readFileSync(at, 'utf8') : 'missing'
}

/** Of every game: the draws, the seeds, and what begins a round and goes on with it. Their imports are those of all games. */
const SHARED = ['draws', 'seeds', 'game-text'].map((name) => `fairness/${name}.ts`)
const ALONE = [...SHARED, 'rounds/outcome.ts']

/** What is imported to be run: a type leaves nothing behind. */
const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm

const folderOf = (gameCode: string): string | undefined =>
  Object.entries(FACTS_BY_FOLDER).find(([, { code }]) => code === gameCode)?.[0]

/** The files that a version of a game begins from. */
function entriesOf(gameCode: string, version: string): readonly string[] {
  const earlier = findEarlier(gameCode, version)
  if (earlier) return earlier.entries
  const room = roomFolderOf(gameCode)
  if (room) return [`games/${room}/rules.ts`, 'rooms/chain/hash-chain.ts']
  const folder = folderOf(gameCode)
  if (folder) return [`games/${folder}/modes.ts`]
  if (findEngine(gameCode)) {
    const title = gameCode.replace(/^zar_/, '').replaceAll('_', '-')
    return ['games/slot/rules.ts', 'games/slot/par-sheets.json', `games/slot/titles/${title}.ts`]
  }
  const machine = machineOf(gameCode)
  return [machine ? `games/slot/${machine}/modes.ts` : 'games/slot/machines.ts']
}

/**
 * Digests of the code of games, as it lies on the disk now: of every file that a game's rules and
 * mathematics are run from. A file that is missing is another digest too.
 */
export function openCode(read = readSource) {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? read(file)
    texts.set(file, text)
    return text
  }
  const importsOf = (file: string): string[] =>
    [...textOf(file).matchAll(IMPORT)].map(([, to = '']) =>
      path.posix.join(path.posix.dirname(file), to),
    )
  return {
    filesOf(gameCode: string, version: string): string[] {
      // Those that all games share lead to all games.
      const found = new Set<string>(ALONE)
      const open = [...entriesOf(gameCode, version)]
      for (let file = open.pop(); file !== undefined; file = open.pop()) {
        if (found.has(file)) continue
        found.add(file)
        open.push(...importsOf(file))
      }
      return [...found].sort()
    },
    digestOf(gameCode: string, version: string): string {
      const hash = createHash('sha256')
      for (const file of this.filesOf(gameCode, version)) hash.update(`${file}\0${textOf(file)}\0`)
      return hash.digest('hex')
    },
  }
}
