import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What the pages of the games, their rules and the verifier share. */
const COMMON =
  /src\/screens\/(words\/(load|cut-off)|game\/flow\/(persist|parent|seeds)|arcade-call|figures|icon|language|art-url).*\.tsx?$|src\/refusals/
/** What is there before a game's own code is. The panels come after the first paint. */
const SHELL =
  /src\/screens\/(game\/(?!main|panels|game-rules|find\/find-screen|testing)|kit\/(actions|dial|meter|segmented|keep-focus|kept|keyboard\/use-keys|use-form|use-switch|popover)).*\.tsx?$/

/** What the machines of the slots share. */
const SLOT = /src\/(screens\/slot(-art)?|games\/slot|slots)\//

/** The sheets of a game's page come after its first words, which have theirs in the head. */
const wordsFirst: Plugin = {
  name: 'zar-words-first',
  transformIndexHtml: {
    order: 'post',
    handler(html, { filename }) {
      if (!/(game|room)\.html$/.test(filename)) return html
      const sheet = / *<link rel="stylesheet"[^>]*>\n/g
      const sheets = html.match(sheet)?.join('') ?? ''
      return html.replace(sheet, '').replace(/ *<\/body>/, (end) => sheets + end)
    },
  },
}

/** What comes later wins, in whatever order the sheets arrive. */
const LAYERS = ['base', 'shell', 'kit', 'game']
/** Sheets that are not the shell's, by their folders: the ground of every page, what games share, a game. */
const BASE = /src\/(tokens|screens\/(first-paint|fonts|base))\.css$/
const KIT = /src\/(screens\/(slot|room)|games\/slot\/(reels|ways))\//
const GAME = /src\/(games|testing\/example-games)\//

function layerOf(sheet: string): string {
  if (BASE.test(sheet)) return 'base'
  if (KIT.test(sheet)) return 'kit'
  return GAME.test(sheet) ? 'game' : 'shell'
}

/** Each sheet is in a cascade layer. */
const layers: Plugin = {
  name: 'zar-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /^[^?]+\.css$/ },
    handler: (sheet, id) => `@layer ${LAYERS.join()};@layer ${layerOf(id)}{${sheet}}`,
  },
}

/** The games' own pages. The arcade's server sends each at its address and the rest as files. */
export default defineConfig({
  root,
  plugins: [react(), layers, wordsFirst],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    // The server finds in it which files a game's page begins with.
    manifest: true,
    target: 'es2022',
    // The pages' content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // The server names a game's files in its page: lists of them in the scripts would weigh more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['game', 'room', 'rules', 'verify', 'returns', 'sports'].map((page) =>
        resolve(root, `${page}.html`),
      ),
      // Small modules that come together: in a file each they are a third heavier, and forty requests.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'common', test: COMMON },
            { name: 'shell', test: SHELL },
            { name: 'slot', test: SLOT, minShareCount: 6, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
