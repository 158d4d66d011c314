import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { guestFrames } from './guest-frame.ts'
import { launchFrame } from './launch-frame.ts'
import { officeFolderOf, serveOffice } from './office-site.ts'
import { type PageData, withData } from './page-data.ts'
import { originsNow, type SiteOrigins, securityHeaders } from './security-headers.ts'

/** Calls of programs: a path below these that nobody serves is an answer in JSON, not a page. */
const PROGRAMS = [
  'api',
  'hub',
  'wallet',
  'payments',
  'covers',
  'art',
  'assets',
  'guest-frame',
  // Its page has routes of its own, where it was built.
  'office',
]
/** What monitors and balancers ask for elsewhere: a page would tell them that all is well. */
const OPERATORS = [
  'metrics',
  'health',
  'healthz',
  'livez',
  'readyz',
  'status',
  'server-status',
  'debug',
]
const NOT_PAGES = new RegExp(`^/(${[...PROGRAMS, ...OPERATORS].join('|')})(/|$)`)
/** The home page as the build has drawn it: by language, and whether its notice was closed. */
const SHELL = /^home\.[\w.]+\.html$/
const YEAR_SECONDS = 31_536_000

type SiteOptions = SiteOrigins & {
  webDir: string
  /** Data in the page of a path. */
  dataOf?: Readonly<Record<string, PageData>>
}

/** What a browser gets: the security headers on everything, and the built site on every other path. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const root = path.resolve(options.webDir)
  const shells = existsSync(root) ? readdirSync(root).filter((file) => SHELL.test(file)) : []
  const pages = shells.map((file) => readFileSync(path.join(root, file), 'utf8'))
  await securityHeaders(app, { ...options, pages })
  await app.register(compress, { threshold: 1_024 })
  launchFrame(app, originsNow(options.gameUrls))
  guestFrames(app, options)
  const index = path.join(root, 'index.html')
  const hasPages = existsSync(index)
  const page = hasPages ? readFileSync(index, 'utf8') : ''
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
  if (!options.isView)
    await serveOffice(app, { root: officeFolderOf(options.webDir), siteUrl: options.siteUrl })
  app.setNotFoundHandler((request, reply) => {
    if (!hasPages || !isPage(request)) throw new Refusal('not_found')
    reply.header('cache-control', 'no-cache')
    const [address = ''] = request.url.split('?', 1)
    const { id, read } = options.dataOf?.[address] ?? {}
    const data = read?.()
    if (id !== undefined && data) {
      return reply.type('text/html; charset=utf-8').send(withData(page, id, data))
    }
    if (address !== '/') return reply.sendFile('index.html')
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
