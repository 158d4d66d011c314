import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { framesOf, type Guests, guestFrames } from './guest-frame.ts'
import { LAUNCH_FRAME, launchFrame } from './launch-frame.ts'
import { Refusal } from './platform/refusal.ts'

/** Calls of programs: a path below these that nobody serves is an answer in JSON, not a page. */
const NOT_PAGES = /^\/(api|hub|wallet|payments|covers|art|assets|guest-frame)(\/|$)/
/** The home page as the build has drawn it: by language, and whether its notice was closed. */
const SHELL = /^home\.[\w.]+\.html$/
const YEAR_SECONDS = 31_536_000
/** What no page of ours asks for. Sound and the whole screen stay for the frames of the games. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()'

type PageOptions = Guests & {
  webDir: string
  siteUrl: string
  /** Addresses at which suppliers show their games. */
  gameUrls: readonly string[]
  /** Partners whose pages may be shown in a frame. */
  sportPartners: Record<string, { url: string } | undefined>
}

/** What a browser gets: the security headers on everything, and the built site on every other path. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const root = path.resolve(options.webDir)
  const shells = existsSync(root) ? readdirSync(root).filter((file) => SHELL.test(file)) : []
  await app.register(
    helmet,
    headersFor(
      options,
      shells.flatMap((file) => stylesIn(root, file)),
    ),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
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

/** The styles that a page carries inside, as the content security policy names them. */
function stylesIn(root: string, file: string): string[] {
  const html = readFileSync(path.join(root, file), 'utf8')
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
}

function isPage({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !NOT_PAGES.test(url.split('?', 1)[0] ?? '')
}

/** The origins of those addresses that are set, each once. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const set = addresses.filter((address) => address !== undefined)
  return [...new Set(set.map((address) => new URL(address).origin))]
}

function headersFor(options: PageOptions, styles: string[]) {
  const { siteUrl, gameUrls, sportPartners } = options
  const partners = Object.values(sportPartners).map((partner) => partner?.url)
  const frames = [LAUNCH_FRAME, ...framesOf(options).map(([frame]) => frame)]
  const isTls = siteUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...new Set(styles)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          siteUrl.replace(/^http/, 'ws'),
          // Asked whether anybody is there before a game's page is shown.
          ...originsOf(gameUrls),
        ],
        frameSrc: [
          ...frames.map((frame) => new URL(frame, siteUrl).href),
          ...originsOf([...gameUrls, ...partners]),
        ],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: isTls ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  }
}
