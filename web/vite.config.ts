import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'

const ENTRY = '/src/player/main.tsx'
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Whether the entry imports a module, if by others: it is part of the frame or of the home page. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(ENTRY)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((one) => isFirst(one, graph, seen)) ?? false
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
              name: (id, graph) => (!ICONS.test(id) && isFirst(id, graph) ? 'first' : null),
              debugName: 'first',
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
