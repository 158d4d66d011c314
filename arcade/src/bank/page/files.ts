import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { SCRIPT } from './script.ts'

const STYLE = new URL('./pay.css', import.meta.url)
const CARD_STYLE = new URL('./card.css', import.meta.url)
const FONTS = new URL('../../screens/fonts/', import.meta.url)
const FONT_NAMES = [
  'instrument-sans-latin-wdth-normal.woff2',
  'instrument-sans-latin-ext-wdth-normal.woff2',
  'lira-wght.woff2',
] as const

/** The page's own style, script and letters, read once. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  const serve = (name: string, type: string, content: string | Buffer) =>
    app.get(`/page/${name}`, { logLevel: 'silent' }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    )
  serve('pay.css', 'text/css; charset=utf-8', await readFile(STYLE))
  serve('card.css', 'text/css; charset=utf-8', await readFile(CARD_STYLE))
  serve('pay.js', 'text/javascript; charset=utf-8', SCRIPT)
  for (const name of FONT_NAMES) serve(name, 'font/woff2', await readFile(new URL(name, FONTS)))
}
