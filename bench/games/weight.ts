import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const ARCADE = fileURLToPath(new URL('../../arcade', import.meta.url))
const PAGE = 'game.html'
const SCREEN = /src\/games\/(.+)\/screen\/screen\.tsx$/

type Chunk = { file: string; imports?: string[] }

/** Scripts in kB of gzip: React, what is fetched beside it before a game's own, and what each game adds. */
export type Weights = { reactKb: number; kitKb: number; gamesKb: ReadonlyMap<string, number> }

/** Builds the pages, and weighs what a page of each game fetches before its first picture. */
export async function weigh(): Promise<Weights> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'zar-games-'))
  try {
    const configFile = path.join(ARCADE, 'vite.config.ts')
    await build({ root: ARCADE, configFile, logLevel: 'warn', build: { outDir, manifest: true } })
    const text = readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')
    const chunks = JSON.parse(text) as Record<string, Chunk>
    const kbOf = (names: Iterable<string>) =>
      [...names].reduce((sum, name) => {
        const file = readFileSync(path.join(outDir, chunks[name]?.file ?? ''))
        return sum + gzipSync(file).length / 1_000
      }, 0)
    const kit = reachedFrom(chunks, PAGE)
    const react = [...kit].filter((name) => /^_react-/.test(name))
    const gamesKb = Object.keys(chunks).flatMap((name): [string, number][] => {
      const [, game] = SCREEN.exec(name) ?? []
      const own = [...reachedFrom(chunks, name)].filter((one) => !kit.has(one))
      return game ? [[game, kbOf(own)]] : []
    })
    const reactKb = kbOf(react)
    return { reactKb, kitKb: kbOf(kit) - reactKb, gamesKb: new Map(gamesKb) }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** A chunk and all that it imports at once. */
function reachedFrom(chunks: Record<string, Chunk>, name: string, reached = new Set<string>()) {
  if (reached.has(name)) return reached
  reached.add(name)
  for (const one of chunks[name]?.imports ?? []) reachedFrom(chunks, one, reached)
  return reached
}
