import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { guestFrames } from './guest-frame.ts'
import { launchFrame } from './launch-frame.ts'
import { originsOf, type SiteOrigins, securityHeaders } from './security-headers.ts'

/** Calls of programs: a path below these that nobody serves is an answer in JSON, not a page. */
const NOT_PAGES = /^\/(api|hub|wallet|payments|covers|art|assets|guest-frame)(\/|$)/
/** The home page as the build has drawn it: by language, and whether its notice was closed. */
const SHELL = /^home\.[\w.]+\.html$/
const YEAR_SECONDS = 31_536_000

type SiteOptions = SiteOrigins & { webDir: string }

/** What a browser gets: the security headers on everything, and the built site on every other path. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const root = path.resolve(options.webDir)
  const shells = existsSync(root) ? readdirSync(root).filter((file) => SHELL.test(file)) : []
  const pages = shells.map((file) => readFileSync(path.join(root, file), 'utf8'))
  await securityHeaders(app, { ...options, pages })
  await app.register(compress, { threshold: 1_024 })
  launchFrame(app, originsOf(options.gameUrls))
  guestFrames(app, options)
  const hasPages = existsSync(path.join(root, 'index.html'))
  if (hasPages) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      // The build leaves a smaller copy beside each file, pressed harder than there is time for here.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        const isForGood = file.includes(`${path.sep}assets${path.sep}`)
        response.header(
          'cache-control',
          isForGood ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!hasPages || !isPage(request)) throw new Refusal('not_found')
    reply.header('cache-control', 'no-cache')
    if (request.url.split('?', 1)[0] !== '/') return reply.sendFile('index.html')
    const shell = shellFor(request.headers.cookie)
    // Whoever keeps a copy for others keeps one for each drawing.
    reply.header('vary', 'cookie, accept-encoding')
    return reply.sendFile(shells.includes(shell) ? shell : 'index.html')
  })
}

/** The drawing of the home page that the browser asks for, or the one for strangers. */
function shellFor(cookie = ''): string {
  const asked = /(?:^|; )shell=((?:tr|en)(?:\.read)?)(?:;|$)/.exec(cookie)
  return `home.${asked?.[1] ?? 'tr'}.html`
}

function isPage({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !NOT_PAGES.test(url.split('?', 1)[0] ?? '')
}
