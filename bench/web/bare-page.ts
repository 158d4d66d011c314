import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import pino from 'pino'
import { build } from 'vite'
import { serveSite } from '../../server/src/app/site/static-site.ts'
import { openHttp } from '../../server/src/platform/http/http.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { precompress } from '../../web/precompress.ts'

/** A bare React page, built by the same tools as the site and served by the same code. */
export async function openBarePage() {
  const webDir = mkdtempSync(path.join(tmpdir(), 'zar-bare-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('./page', import.meta.url)),
    plugins: [react(), precompress()],
    build: { outDir: webDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  })
  const app = openHttp({ logger: pino({ level: 'error' }), random: systemRandom })
  const nowhere = 'http://localhost'
  await serveSite(app, {
    webDir,
    siteUrl: nowhere,
    gameUrls: [nowhere],
    sportPartners: {},
    tagManager: { id: undefined, url: undefined },
    liveChat: { url: undefined, backupUrl: undefined },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    close: async () => {
      await app.close()
      rmSync(webDir, { recursive: true, force: true })
    },
  }
}
