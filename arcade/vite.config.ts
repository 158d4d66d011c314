import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What the pages of the games, their rules and the verifier share. */
const COMMON =
  /src\/screens\/(words\/|game\/flow\/(persist|parent|seeds)|arcade-call|figures|icon|language|art-url).*\.tsx?$|src\/refusals/
/** What is there before a game's own code is. The panels come after the first paint. */
const SHELL =
  /src\/screens\/(game\/(?!main|panels|game-rules|testing)|kit\/(actions|dial|meter|segmented|keep-focus|kept|use-switch|popover)).*\.tsx?$/

/** The games' own pages. The arcade's server sends each at its address and the rest as files. */
export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The pages' content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['game', 'rules', 'verify', 'returns', 'sports'].map((page) =>
        resolve(root, `${page}.html`),
      ),
      // Small modules that come together: in a file each they are a third heavier, and forty requests.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'facts', test: /src\/games\/([^/]+\/)*(find-|machine-)?facts\.ts$/ },
            { name: 'common', test: COMMON },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
})
