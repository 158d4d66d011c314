import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The back office: an output of its own, so that no file of it is among those of the players. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  // Pictures come from the players' site, at the same addresses.
  publicDir: false,
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist-office',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The content security policy allows files, not data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The preview of content stands in a frame, with the players' own components and styles.
      input: ['office.html', 'preview.html'].map((page) => path.join(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              priority: 2,
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-query|query-core)|lucide-react\/dist\/esm(?!\/icons))\//,
            },
            { name: 'schemas', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
})
