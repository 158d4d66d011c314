import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

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
    rollupOptions: {
      input: ['play', 'game', 'rules', 'verify', 'returns', 'sports'].map((page) =>
        resolve(root, `${page}.html`),
      ),
    },
  },
})
