import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { FACTS_BY_FOLDER } from '../../arcade/src/games/find-facts.ts'
import { LINES_FACTS } from '../../arcade/src/games/slot/lale-devri/facts.ts'
import { MACHINE_FACTS } from '../../arcade/src/games/slot/machine-facts.ts'
import { screenFolderOf } from '../../arcade/src/has-screen.ts'
import { PAGES_DIR } from '../../arcade/src/pages/pages.ts'

const PAGE = 'game.html'
const WORDS = ['src/screens/words/tr.ts', 'src/screens/words/en.ts']
/** What comes after the first picture: the panels, and the wall behind a stage. */
const LATER = ['src/screens/game/panels.tsx', '../art/src/banner.ts']

type Chunk = { file: string; imports?: string[] }

/**
 * Scripts in kB of gzip: React; what is fetched beside it before a game's own, with the words of one
 * language; and what each game adds until its first picture, with what its art fetches by itself.
 */
export type Weights = { reactKb: number; kitKb: number; gamesKb: ReadonlyMap<string, number> }

/** Visits the page of every game that is built. */
export async function weigh(browser: Browser, arcade: string): Promise<Weights> {
  const chunks = readChunks()
  const kit = filesOf(chunks, PAGE)
  const react = [...kit].filter((file) => file.includes('/react-'))
  const beside = (name: string) => [...filesOf(chunks, name)].filter((file) => !kit.has(file))
  const wordsKb = Math.max(...WORDS.map((name) => kbOf(beside(name))))
  const words = new Set(WORDS.flatMap(beside))
  const later = new Set(LATER.flatMap(beside))
  const gamesKb = new Map<string, number>()
  for (const { code } of [...Object.values(FACTS_BY_FOLDER), ...MACHINE_FACTS, ...LINES_FACTS]) {
    const screen = filesOf(chunks, `src/games/${screenFolderOf(code)}/screen/screen.tsx`)
    const isOwn = (file: string) =>
      screen.has(file) ? !kit.has(file) : ![kit, words, later].some((files) => files.has(file))
    const fetched = await scriptsOf(browser, `${arcade}/play/${code}?demo=1`)
    gamesKb.set(code, kbOf(fetched.filter(isOwn)))
  }
  const reactKb = kbOf(react)
  return { reactKb, kitKb: kbOf(kit) - reactKb + wordsKb, gamesKb }
}

const readChunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(PAGES_DIR, '.vite/manifest.json'), 'utf8'))

const kbOf = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(PAGES_DIR, file))).length / 1_000,
    0,
  )

/** The files of a chunk and of all that it imports at once. */
function filesOf(chunks: Record<string, Chunk>, name: string, files = new Set<string>()) {
  const { file, imports = [] } = chunks[name] ?? {}
  if (!file || files.has(file)) return files
  files.add(file)
  for (const one of imports) filesOf(chunks, one, files)
  return files
}

/** The scripts that a page has asked for when its game can be played. */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await page.locator('.desk').waitFor()
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    return urls.map((one) => new URL(one).pathname.slice(1)).filter((one) => one.endsWith('.js'))
  } finally {
    await page.close()
  }
}
