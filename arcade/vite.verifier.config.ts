import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Puts the script and the sheet into the page: what is downloaded is one file. */
const oneFile: Plugin = {
  name: 'zar-one-file',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'))
    if (page?.type !== 'asset') throw new Error('the verifier has no page')
    let html = String(page.source)
    for (const part of Object.values(bundle)) {
      if (part === page) continue
      const text = part.type === 'chunk' ? part.code : String(part.source)
      const isSheet = part.fileName.endsWith('.css')
      const tag = new RegExp(`<(script|link)[^>]*${part.fileName}[^>]*>(</script>)?`)
      const inside = isSheet
        ? `<style>${text}</style>`
        : `<script type="module">${text.replaceAll('</script', '<\\/script')}</script>`
      html = html.replace(tag, () => inside)
      delete bundle[part.fileName]
    }
    page.source = html
  },
}

/** The verifier that a player downloads; it is built beside the pages. */
export default defineConfig({
  root,
  plugins: [oneFile],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: { input: resolve(root, 'verifier.html') },
  },
})
