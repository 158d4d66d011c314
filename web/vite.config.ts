import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'

const ENTRY = '/src/player/main.tsx'
const BETTING = /\/player\/betting\/|\/call-beside\.ts$/
const HOME_BELOW = '/player/home/home-below.tsx'
/** The one page of the sportsbook without its frame. */
const RULES = '/betting/rules/rules-page.tsx'
/** What stands around every other page of it, and what its lists of matches have. */
const FRAME = [
  '/betting/frame/sports-frame.tsx',
  '/betting/board/board-gate.tsx',
  '/betting/board/partner.ts',
  '/betting/board/row/league-section.tsx',
  '/betting/board/row/shown-market.tsx',
  '/betting/board/row/use-swipe.ts',
  '/betting/keys/use-row-keys.ts',
  '/betting/settings/format-names.ts',
  '/betting/outrights/outrights-shape.tsx',
]
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Whether a root imports a module, if by others; the entry's are part of the frame or of the home page. */
function isPartOf(root: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(root)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((one) => isPartOf(root, one, graph, seen)) ?? false
}

/**
 * The sportsbook in a few files, since one is smaller than thirty that are pressed alone: what the home page has of
 * it, the words, and the frame. What is of single pages finds its own place.
 */
function sportsChunk(id: string, graph: Graph): string | null {
  if (!BETTING.test(id)) return null
  const isOf = (root: string) => isPartOf(root, id, graph)
  const isHome = isOf(HOME_BELOW)
  if (isOf(RULES) && id.endsWith('.css')) return null
  if (!isHome && !FRAME.some(isOf)) return null
  return isOf(RULES) ? 'sports-words' : isHome ? 'sports' : 'sports-frame'
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), prerender(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The content security policy allows files, not data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and only a library's new version changes is cached on its own.
            {
              name: 'vendor',
              priority: 2,
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-query|query-core)|lucide-react\/dist\/esm(?!\/icons))\/(?!.*(?:[mM]utationObserver|useMutation))/,
            },
            // The frame and the home page come in one piece: a slow line answers one question at once.
            // Icons find their own places: the library's index, through which the entry reaches one,
            // leads to all of them.
            {
              name: (id, graph) => (!ICONS.test(id) && isPartOf(ENTRY, id, graph) ? 'first' : null),
              debugName: 'first',
              priority: 1,
            },
            { name: 'schemas', test: /node_modules\/zod\// },
            // What other pages use too stays apart from it.
            { name: sportsChunk, debugName: 'sports', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
