import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { findFacts } from '../games/find-facts.ts'
import { isRoomScreen, screenFolderOf } from '../has-screen.ts'
import type { Language } from '../protocol.ts'
import type { GameOfPage } from '../screens/game/find/game-of-page.ts'

/** What vite notes of each file that it built. */
type Chunk = { file: string; imports?: string[]; css?: string[] }
type Built = { html: string; styleHash: string; chunks: Record<string, Chunk>; mtimeMs: number }

/** A game's page, and the hash of the one style in it. */
export type GameHtml = { html: string; styleHash: string }

/** The page of a game, and the page of a room. */
type Page = 'game.html' | 'room.html'
/** Where the page finds which game it is. */
const PLACE = '<script type="application/json" id="game">'

/** The page of each game: it knows its game, and its own files come beside the shell's. Pages that are built anew are read anew. */
export function openGameHtml(dir: string) {
  const pages = new Map<Page, Built>()
  const read = (page: Page): Built | undefined => {
    const file = path.join(dir, page)
    if (!existsSync(file)) return undefined
    const { mtimeMs } = statSync(file)
    if (pages.get(page)?.mtimeMs !== mtimeMs) pages.set(page, { ...readBuilt(dir, page), mtimeMs })
    return pages.get(page)
  }
  return (gameCode: string, language: Language): GameHtml | undefined => {
    const [folder, facts] = [screenFolderOf(gameCode), findFacts(gameCode)]
    if (!folder || !facts) return undefined
    const isRoom = isRoomScreen(folder)
    const page = isRoom ? 'room.html' : 'game.html'
    const built = read(page)
    if (!built) return undefined
    const { html, styleHash, chunks } = built
    const game: GameOfPage = { folder, facts }
    const text = JSON.stringify(game).replaceAll('<', '\\u003c')
    const more = chunksOf(chunks, page, [
      `src/games/${folder}/screen/${isRoom ? 'room' : 'screen'}.tsx`,
      `src/screens/words/${language}.ts`,
    ])
    return {
      html: html
        .replace(PLACE, () => PLACE + text)
        .replace('</head>', () => `${scriptsOf(more)}</head>`)
        .replace('</body>', () => `${sheetsOf(more)}</body>`),
      styleHash,
    }
  }
}

function readBuilt(dir: string, page: Page): Omit<Built, 'mtimeMs'> {
  const html = readFileSync(path.join(dir, page), 'utf8')
  const chunks = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'))
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  return { html, chunks, styleHash: createHash('sha256').update(style).digest('base64') }
}

/** The files that the page's script will import, and all that those import, beside the page's own. */
function chunksOf(chunks: Built['chunks'], page: Page, begins: readonly string[]): Chunk[] {
  const own = reachedFrom(chunks, [page])
  const more = [...reachedFrom(chunks, begins)].filter((name) => !own.has(name))
  return more.flatMap((name) => chunks[name] ?? [])
}

const scriptsOf = (more: readonly Chunk[]): string =>
  more.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')

/** What a game looks like stands after the sheets of the shell, and wins over them. */
const sheetsOf = (more: readonly Chunk[]): string =>
  more
    .flatMap(({ css = [] }) => css)
    .map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`)
    .join('')

/** These chunks after all that they import at once: so do their sheets follow each other. */
function reachedFrom(chunks: Built['chunks'], names: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const open = new Set<string>()
  const reach = (name: string) => {
    if (open.has(name)) return
    open.add(name)
    for (const one of chunks[name]?.imports ?? []) reach(one)
    reached.add(name)
  }
  for (const name of names) reach(name)
  return reached
}
